-- Which open editor a text was created by: a creation whose answer was lost is recognised when it is sent again.
alter table texts add column created_from_draft uuid;
