-- Two editors of a collection or category of questions, or of a draft of the terms, do not overwrite each other
-- (docs/product/content.md#publishing).
alter table faq_collections add column revision integer not null default 1;
alter table faq_categories add column revision integer not null default 1;
alter table terms_versions add column revision integer not null default 1;
