import type { Database } from "@inktvis/api/platform/db/database";
import { sql } from "kysely";
import { type Finding, fail, ok, warn } from "./finding.ts";

const SLOW_SECONDS = 60;
const STUCK_SECONDS = 300;

/** Reports jobs that wait too long or failed for good, and mails that were refused. */
export async function checkWork(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ has_queue: boolean; has_mail: boolean }>`
    select to_regclass('pgboss.job') is not null as has_queue, to_regclass('public.mail_log') is not null as has_mail
  `.execute(db);
  if (!rows[0]?.has_queue || !rows[0].has_mail) return [ok("jobs", "none yet: Inktvis was never started here")];
  return [...(await checkQueue(db)), ...(await checkMailLog(db))];
}

async function checkQueue(db: Database) {
  const { rows } = await sql<{ waiting: number; age: number; failed: number }>`
    select count(*) filter (where is_due) as waiting, count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where is_due)), 0)::float8 as age
    from (select *, state in ('created', 'retry') and start_after <= now() as is_due from pgboss.job) as job
  `.execute(db);
  const { waiting, age, failed } = rows[0] ?? { waiting: 0, age: 0, failed: 0 };
  const findings: Finding[] = [];
  const says = `${waiting} are waiting, the oldest for ${Math.round(age)} s`;
  if (age > STUCK_SECONDS) findings.push(fail("jobs", says, "start a worker: WORKER=on, or node server/src/worker.ts"));
  else if (age > SLOW_SECONDS) findings.push(warn("jobs", says, "start more workers if this goes on"));
  else findings.push(ok("jobs", says));
  if (failed > 0)
    findings.push(warn("jobs", `${failed} failed for good`, "see why in the staff room, and try again or drop them"));
  return findings;
}

async function checkMailLog(db: Database) {
  const { refused = 0 } =
    (await db
      .selectFrom("mail_log")
      .select(({ fn }) => fn.countAll<number>().as("refused"))
      .where("error", "is not", null)
      .where("at", ">", sql<Date>`now() - interval '1 day'`)
      .executeTakeFirst()) ?? {};
  return refused > 0
    ? [warn("mail", `${refused} mails were refused in the last day`, "see the column error of mail_log")]
    : [];
}
