-- No two genres or labels with one name, whatever its case, width and spaces: who chooses from a list cannot tell them apart
-- (docs/product/content.md#labels). Of doubles from before the first keeps its name, others get their number with it.
-- a small table: editors add to it by hand
update genres set name = left(name, 50) || ' (' || id || ')' where exists (
  select from genres as first where folded_name(first.name) = folded_name(genres.name) and first.id < genres.id
);
-- a small table: editors add to it by hand
update tags set name = left(name, 50) || ' (' || id || ')' where exists (
  select from tags as first where folded_name(first.name) = folded_name(tags.name) and first.id < tags.id
);
