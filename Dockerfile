# docker build -t wreckfish . && docker run -p 8137:8137 -v wreckfish:/data wreckfish
# What to set, and how to run it behind TLS: docs/hosting.md

ARG PYTHON=python:3.13-slim

# Compiles the engine and builds the page; neither the compiler nor Node comes along.
FROM ${PYTHON} AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /wreckfish
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE requirements.lock ./
COPY docs/rules docs/rules
COPY web web
COPY src src
# The versions that were tested; PIP_CONSTRAINT counts for the compiler's own packages, too.
RUN sed -n 's/^\([A-Za-z0-9._-]*==[^ ;]*\).*/\1/p' requirements.lock > /versions.txt \
    && python -m venv /opt/wreckfish \
    && PIP_CONSTRAINT=/versions.txt /opt/wreckfish/bin/pip install --no-cache-dir --quiet '.[server]' \
    && /opt/wreckfish/bin/wreckfish --version | grep compiled \
    && test -f /opt/wreckfish/lib/python3*/site-packages/wreckfish/server/page/index.html

FROM ${PYTHON}
RUN useradd --user-group --uid 10001 --home-dir /data --shell /usr/sbin/nologin wreckfish \
    && install --directory --owner wreckfish --group wreckfish --mode 0700 /data
COPY --from=build /opt/wreckfish /opt/wreckfish
ENV PATH=/opt/wreckfish/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    WRECKFISH_DATA=/data
USER wreckfish
VOLUME /data
EXPOSE 8137
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8137/health', timeout=4)"]
ENTRYPOINT ["wreckfish"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8137"]
