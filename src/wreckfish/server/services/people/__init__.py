"""What people do about themselves, one verb in each file. They know the store, and neither HTTP nor the context."""
