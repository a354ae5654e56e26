import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { hasAccepted } from "#features/inviting/invitations/invitations-to.ts";
import type { ContestPart } from "../contest.policy.ts";

type PartTable = "participations" | "contest_jury" | "former_jurors" | "former_organizers";

/** The part that somebody has in a contest, as columns of a query over `contests as contest`; a visitor has none. */
export function contestPart(personId: string | null) {
  const isIn = (table: PartTable) => sql<boolean>`exists (
    select from ${sql.table(table)} own where own.contest_id = contest.id and own.user_id = ${personId}
  )`;
  return [
    isIn("participations").as("participates"),
    isIn("contest_jury").as("isJury"),
    isIn("former_jurors").as("hasJudged"),
    isIn("former_organizers").as("hasOrganized"),
    hasAccepted("contest", sql.ref("contest.id"), personId).as("isInvited"),
  ] as const;
}

/** The part that somebody has in one contest, which the caller has locked. */
export const contestPartOf = (db: Database | Tx, contestId: string, personId: string): Promise<ContestPart> =>
  db
    .selectFrom("contests as contest")
    .select(contestPart(personId))
    .where("contest.id", "=", contestId)
    .executeTakeFirstOrThrow();
