-- Why the organiser declared an entry invalid, for who wrote it; empty for those of before.
alter table contributions add column invalid_because text;
