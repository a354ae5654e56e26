-- Two organisers of a contest do not overwrite each other's result (docs/product/platform.md#two-editors).
alter table contest_results add column revision integer not null default 1;
