-- Two who change one contest do not overwrite each other (docs/product/platform.md#two-editors).
alter table contests add column revision integer not null default 1;
