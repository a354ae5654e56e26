import { enabledMethods } from "@inktvis/api/features/billing/providers/mollie";
import { webhookUrlOf } from "@inktvis/api/features/enrolments/payments/webhook-address";
import type { Config } from "@inktvis/api/platform/config";
import type { Database } from "@inktvis/api/platform/db/database";
import { sql } from "kysely";
import { type Finding, fail, ok, warn } from "./finding.ts";

/** Whether people can pay for courses, and what is missing for it. */
export async function checkPayments(config: Config, db: Database): Promise<Finding[]> {
  const { mollie, production } = config;
  const findings = [...(mollie ? await checkMollie(mollie, config) : []), ...(await checkHouse(db))];
  if (!mollie && production)
    findings.push(
      warn("payments", "nobody can pay: there is no MOLLIE_API_KEY", "set it, or organise no paid courses"),
    );
  if (!mollie && !production) findings.push(ok("payments", "the practice till: nobody really pays"));
  return findings;
}

async function checkMollie(mollie: NonNullable<Config["mollie"]>, config: Config): Promise<Finding[]> {
  const methods = await enabledMethods(mollie);
  const findings = [
    methods.length > 0
      ? ok("payments", `Mollie offers ${methods.join(", ")}`)
      : fail("payments", "Mollie offers none of our methods", "enable some in the website profile at Mollie"),
  ];
  if (config.production && !mollie.key.startsWith("live_"))
    findings.push(
      warn("payments", "MOLLIE_API_KEY is a key of the test mode: nobody really pays", "set the key live_…"),
    );
  if (!webhookUrlOf(config, ""))
    findings.push(
      warn("payments", "Mollie cannot call these hosts", "expect payments to be noticed later, or set SITES_DOMAIN"),
    );
  return findings;
}

/** Every invoice names the seller. */
async function checkHouse(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ has_table: boolean }>`
    select to_regclass('public.house_data') is not null as has_table`.execute(db);
  if (!rows[0]?.has_table) return [];
  const house = await db.selectFrom("house_data").select("id").executeTakeFirst();
  return house ? [] : [warn("payments", "nobody can pay: there are no house data", "fill them in in the staff room")];
}
