import { sql } from "kysely";
import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { FUNCTION_WORDS } from "./function-words.ts";

const test = useTestApi();

it("the function words are those that the dictionary of the database leaves out", async () => {
  const { rows } = await sql<{ word: string }>`
    select word from pg_config, regexp_split_to_table(pg_read_file(setting || '/tsearch_data/dutch.stop'), '\\s+') as word
    where name = 'SHAREDIR' and word <> ''`.execute(test.services.db);
  expect([...FUNCTION_WORDS].toSorted()).toEqual(rows.map(({ word }) => word).toSorted());
});
