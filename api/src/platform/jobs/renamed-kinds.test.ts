import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();

it("migration 0046 moves the waiting jobs of a renamed kind, and deletes those of a kind that is gone", async () => {
  const { db } = test.services;
  const [block = ""] =
    /do \$\$[\s\S]*?end \$\$;/.exec(
      readFileSync(join(import.meta.dirname, "../../../migrations/0046-terms.sql"), "utf8"),
    ) ?? [];
  const namesOf = async (table: "job" | "queue" | "schedule") =>
    (
      await sql<{ name: string }>`
        select name from ${sql.table(`pgboss.${table}`)}
        where name in ('jury.nudged', 'jury.reminded', 'mail-log.sweep') order by name`.execute(db)
    ).rows.map(({ name }) => name);
  // As the previous version left them.
  await sql`delete from pgboss.queue where name = 'jury.reminded'`.execute(db);
  await sql`
    insert into pgboss.queue
    select former.* from pgboss.queue as queue, unnest(array['jury.nudged', 'mail-log.sweep']) as wanted,
      jsonb_populate_record(queue, jsonb_build_object('name', wanted)) as former
    where queue.name = 'auth.registration-asked'`.execute(db);
  await sql`insert into pgboss.schedule (name, cron) values ('mail-log.sweep', '41 4 * * *')`.execute(db);
  await sql`
    insert into pgboss.job (name, state, data)
    values ('jury.nudged', 'created', '{"juryId": "1"}'), ('jury.nudged', 'retry', '{"juryId": "2"}'),
      ('mail-log.sweep', 'created', null)`.execute(db);
  await sql.raw(block).execute(db);
  expect(await namesOf("job")).toEqual(["jury.reminded", "jury.reminded"]);
  expect(await namesOf("schedule")).toEqual([]);
  // The queue exists, so a worker finds the jobs.
  expect(await namesOf("queue")).toContain("jury.reminded");
});
