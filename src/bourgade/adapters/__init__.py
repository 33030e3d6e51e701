"""The games behind the interfaces of other people's libraries."""
