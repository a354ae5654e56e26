import { sql } from "kysely";
import { MODELS } from "#features/discovery/search/search-models.ts";
import type { Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";

/**
 * Adds many rows to tables while their indexes, their foreign keys and the triggers that index the words of titles are
 * switched off. All of that is rebuilt from the rows at the end, in a fraction of the time. Everybody else who uses the
 * tables waits until the transaction ends.
 */
export async function withoutIndexes(tx: Tx, tables: readonly (keyof DB)[], add: () => Promise<void>) {
  const { rows } = await sql<{ drop: string; make: string }>`
    with tables as (select name::regclass as id from unnest(${tables}::text[]) as name)
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and conrelid in (select id from tables)
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid in (select id from tables)
      and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
    from pg_trigger where tgfoid = 'index_title_words'::regproc and tgrelid in (select id from tables)
  `.execute(tx);
  for (const { drop } of rows) await sql.raw(drop).execute(tx);
  await add();
  for (const [table, { titles }] of Object.entries(MODELS)) {
    if (!tables.some((each) => each === table)) continue;
    await sql`
      insert into search_words (word) select distinct title_words(title) from (${titles(tx)}) as titles
      on conflict do nothing`.execute(tx);
  }
  // In reverse: foreign keys are dropped first, and need the indexes when they are added back.
  for (const { make } of rows.toReversed()) await sql.raw(make).execute(tx);
}
