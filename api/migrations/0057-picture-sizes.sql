-- A picture is stored as it was uploaded at once; the sizes and formats that pages ask for follow by a job
-- (images.render), which also finds the pictures from before.
alter table images add column is_rendered boolean not null default false;
