-- A discount takes off a share in hundredths of a percent: 1250 is 12,5 %. `percentage` goes once no process of the version
-- before runs: until then a trigger gives each what the other one writes.
alter table course_discount_types alter column percentage set default 1;
-- 0: written by the version before, until the trigger has seen it.
alter table course_discount_types add column basispoints integer not null default 0
  check (basispoints between 0 and 10000);
-- How often a course may give it; null: without end.
alter table course_discount_types add column uses_per_course integer check (uses_per_course > 0);
-- a small table: some ten discounts
update course_discount_types set basispoints = 100 * percentage;

create function both_shares_of_discount() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.basispoints = 0
    or tg_op = 'UPDATE' and new.basispoints = old.basispoints and new.percentage <> old.percentage then
    new.basispoints := 100 * new.percentage;
  else
    new.percentage := greatest(1, round(new.basispoints / 100.0));
  end if;
  return new;
end $$;
create trigger course_discount_types_shares before insert or update on course_discount_types
  for each row execute function both_shares_of_discount();
