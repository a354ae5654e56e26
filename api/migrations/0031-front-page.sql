-- The text that staff chose to lead the front page (docs/product/texts.md#front-page): at most one.
alter table texts add column is_lead boolean not null default false;
create unique index texts_lead on texts (is_lead) where is_lead;
