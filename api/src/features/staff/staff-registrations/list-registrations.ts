import type { StaffRegistrationsQuery } from "@inktvis/contract/features/staff/staff-registrations";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";

export async function listRegistrations({ db }: MemberContext, query: StaffRegistrationsQuery) {
  const open = db
    .selectFrom("registrations as registration")
    .select(["id", "nickname", "email", "created_at", "link_issued_at"])
    .where("confirmed_at", "is", null)
    .where("superseded_at", "is", null)
    .where(contains(sql`(registration.nickname || ' ' || registration.email)`, query.q));
  return staffPage(db, open, query, {
    id: sql`registration.id`,
    sorts: { createdAt: sql`registration.created_at`, email: sql`lower(registration.email)` },
    toRow: (row) => ({
      id: row.id,
      nickname: row.nickname,
      email: row.email,
      createdAt: row.created_at.toISOString(),
      linkIssuedAt: row.link_issued_at.toISOString(),
    }),
    isLarge: true,
  });
}
