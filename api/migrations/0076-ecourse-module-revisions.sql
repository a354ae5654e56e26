-- Counts changes, for whoever saves what somebody else changed meanwhile.
alter table ecourse_modules add column revision integer not null default 1;
