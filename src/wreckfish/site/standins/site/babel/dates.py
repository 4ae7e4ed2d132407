"""No times are told in sentences."""

format_date = format_time = get_datetime_format = get_timezone = None
