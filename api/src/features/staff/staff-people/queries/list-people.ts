import { type Role, ROLES, staffRightsOf } from "@inktvis/contract/access";
import type { StaffPeopleQuery } from "@inktvis/contract/features/staff/staff-people";
import { type SelectQueryBuilder, sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import type { DB } from "#platform/db/tables.gen.ts";

type WithPerson = DB & { person: DB["users"] };
export const selectStaffPerson = <O>(people: SelectQueryBuilder<WithPerson, "person", O>) =>
  people.select([
    "person.id",
    "person.slug",
    "person.nickname",
    "person.first_name",
    "person.last_name",
    "person.email",
    "person.collaborator",
    "person.created_at",
    "person.blocked_at",
    sql<Role[]>`array(select role from user_roles where user_id = person.id order by role)`.as("roles"),
  ]);

export const staffPersonSummaryOf = (row: RowOf<ReturnType<typeof selectStaffPerson<{}>>>) => ({
  id: row.id,
  slug: row.slug,
  nickname: row.nickname,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  roles: row.roles,
  collaborator: row.collaborator,
  createdAt: row.created_at.toISOString(),
  blockedAt: row.blocked_at?.toISOString() ?? null,
});

const STAFF_ROLES = ROLES.filter((role) => staffRightsOf([role]).length > 0);
const holdersOf = (db: Database, roles: readonly Role[]) =>
  db.selectFrom("user_roles as held").select("held.user_id").where("held.role", "in", roles);

/** A whole address matches only the person with that address, not people whose address ends with it. */
const isMeantBy = (q: string) => sql<boolean>`(
  lower(person.email) = lower(${q}::text) or not exists (select from users named where lower(named.email) = lower(${q}::text))
)`;

export async function listPeople({ db }: MemberContext, query: StaffPeopleQuery) {
  const { q, role, state } = query;
  const people = db
    .selectFrom("users as person")
    .where(contains(sql`person.found_by`, q))
    .$if(q !== undefined, (all) => all.where(isMeantBy(q ?? "")))
    .$if(role !== undefined, (all) => all.where("person.id", "in", holdersOf(db, role ? [role] : [])))
    .$if(state === "blocked", (all) => all.where("person.blocked_at", "is not", null))
    .$if(state === "active", (all) => all.where("person.blocked_at", "is", null))
    .$if(state === "staff", (all) => all.where("person.id", "in", holdersOf(db, STAFF_ROLES)));
  return staffPage(db, selectStaffPerson(people), query, {
    id: sql`person.id`,
    sorts: {
      createdAt: sql`person.created_at`,
      nickname: sql`person.nickname collate "nl-BE-x-icu"`,
      email: sql`lower(person.email)`,
    },
    toRow: staffPersonSummaryOf,
    isLarge: true,
  });
}
