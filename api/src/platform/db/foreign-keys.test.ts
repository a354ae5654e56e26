import { sql } from "kysely";
import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();

/**
 * Foreign keys whose columns are not the first ones of any index. A partial index that leaves out only nulls counts as
 * well; other partial indexes do not.
 */
const unindexed = async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || '.' || attname as key
    from pg_constraint key
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype in ('c', 'n')
      and cardinality(conkey) = 1 and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
          and coalesce(pg_get_expr(indpred, indrelid), '') in ('', '(' || attname || ' IS NOT NULL)')
      )
    order by 1`.execute(test.services.db);
  return rows.map(({ key }) => key);
};

it("every foreign key has an index, so that deleting a row finds references to it without a scan", async () => {
  expect(await unindexed()).toEqual([]);
});
