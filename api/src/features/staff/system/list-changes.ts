import type { StaffAuditQuery } from "@inktvis/contract/features/staff/staff-audit";
import { sql } from "kysely";
import { brusselsInstant } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";

/** The audit log, except decisions about one's own texts. */
export async function listChanges({ db, viewer }: MemberContext, query: StaffAuditQuery) {
  const { actorId, subject, subjectId, from, until } = query;
  const all = db.selectFrom("audit_log as change");
  const chosen = { "change.actor_id": actorId, "change.subject": subject, "change.subject_id": subjectId };
  const changes = whereGiven(all, chosen)
    .leftJoin("users as actor", "actor.id", "change.actor_id")
    .select([
      "change.id",
      "change.at",
      "change.action",
      "change.subject",
      "change.subject_id",
      "change.subject_name",
      "change.before",
      "change.after",
      "actor.id as actorId",
      "actor.nickname",
    ])
    .where("change.withheld_from", "is distinct from", viewer.id)
    .$if(from !== undefined, (found) => found.where("change.at", ">=", brusselsInstant(`${from}T00:00`)))
    .$if(until !== undefined, (found) => found.where("change.at", "<=", brusselsInstant(until ?? "")));
  return staffPage(db, changes, query, {
    id: sql`change.id`,
    sorts: { at: sql`change.at` },
    toRow: (row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actorId === null || row.nickname === null ? null : { id: row.actorId, nickname: row.nickname },
      action: row.action,
      subject: row.subject,
      subjectId: row.subject_id,
      subjectName: row.subject_name,
      before: row.before as Fields,
      after: row.after as Fields,
    }),
    isLarge: true,
  });
}

/** The changed fields, as recordChange stores them. */
type Fields = Record<string, unknown> | null;
