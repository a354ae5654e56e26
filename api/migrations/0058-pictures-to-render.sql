-- squawk-disable-assume-in-transaction
-- images.render looks each minute for what is to be rendered, which soon is nothing among all pictures.
create index concurrently if not exists images_to_render on images (created_at) where not is_rendered;
