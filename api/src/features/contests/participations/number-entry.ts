import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

/**
 * Gives the texts of an entry their numbers in the contest, in their order. A text that has a number keeps it, even
 * when the entry was given back; a number is never used twice. Entries that are handed in at once wait for each other
 * here: call it last.
 */
export const numberEntry = (tx: Tx, participationId: string) =>
  sql`
    with unnumbered as (
      select id, contest_id, row_number() over (order by position) as place, count(*) over () as total
      from contributions where participation_id = ${participationId} and entry_number is null
    ), counter as (
      insert into contest_entry_counters (contest_id, last) select contest_id, total from unnumbered limit 1
      on conflict (contest_id) do update set last = contest_entry_counters.last + excluded.last
      returning last
    )
    update contributions set entry_number = counter.last - unnumbered.total + unnumbered.place
    from unnumbered, counter where unnumbered.id = contributions.id`.execute(tx);
