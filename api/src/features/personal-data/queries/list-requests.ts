import type { StaffDataRequestsQuery } from "@inktvis/contract/features/personal-data/staff-data-requests";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { REQUEST_COLUMNS, requestOf } from "../requests.ts";

/** The requests of all people, for staff. */
export function listRequests({ db, now }: MemberContext, query: StaffDataRequestsQuery) {
  const { kind, state } = query;
  const requests = whereGiven(db.selectFrom("data_requests as request"), { "request.kind": kind })
    .leftJoin("users as person", "person.id", "request.user_id")
    .select(REQUEST_COLUMNS.map((column) => `request.${column}` as const))
    .select(["person.id as personId", "person.nickname", "person.email"])
    .$if(state === "open", (all) => all.where("request.done_at", "is", null).where("request.cancelled_at", "is", null));
  return staffPage(db, requests, query, {
    id: sql`request.id`,
    sorts: { askedAt: sql`request.asked_at`, dueAt: sql`request.due_at` },
    toRow: ({ personId, nickname, email, ...row }) => {
      const { size: _, ...request } = requestOf(row, now);
      return {
        ...request,
        status: row.kind === "erasure" && row.done_at ? ("done" as const) : request.status,
        person: personId && nickname && email ? { id: personId, nickname, email } : null,
        doneAt: row.done_at?.toISOString() ?? null,
      };
    },
    isLarge: true,
  });
}
