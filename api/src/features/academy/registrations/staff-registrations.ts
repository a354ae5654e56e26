import type {
  AcademyRegistrationFilters,
  StaffAcademyRegistration,
} from "@inktvis/contract/features/academy/staff-academy-registrations";
import { PersonDetails } from "@inktvis/contract/features/people/person-details";
import { type InferResult, sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import { contains } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { filesOfRegistration, groupsOfRegistration } from "./queries/registration-columns.ts";

const PERSON = PersonDetails.keyof().options;
const nameOfRegistrant = sql<string>`(registration.first_name || ' ' || registration.last_name)`;

/** Registrations for managers of the academy: all, or those that match a filter. */
export const filteredRegistrations = (db: Database, { periodId, groupId, q }: AcademyRegistrationFilters) =>
  whereGiven(db.selectFrom("academy_registrations as registration"), { "registration.period_id": periodId })
    .$if(groupId !== undefined, (found) =>
      found.where(
        sql<boolean>`exists (
          select from academy_registration_groups where registration_id = registration.id and group_id = ${groupId}
        )`,
      ),
    )
    .where(sql<boolean>`(${contains(nameOfRegistrant, q)} or ${contains(sql`registration.email`, q)})`);

export const selectStaffRegistrations = (db: Database, filters: AcademyRegistrationFilters) =>
  filteredRegistrations(db, filters)
    .innerJoin("academy_periods as period", "period.id", "registration.period_id")
    .innerJoin("users as user", "user.id", "registration.user_id")
    .select(["registration.id", "registration.created_at", "registration.email", "user.nickname"])
    .select(columnsIn("registration", PERSON))
    .select(["period.id as periodId", "period.title as periodTitle"])
    .select([groupsOfRegistration.as("groups"), filesOfRegistration.as("files")]);

export type StaffRegistrationRow = InferResult<ReturnType<typeof selectStaffRegistrations>>[number];

export const staffRegistrationOf = (row: StaffRegistrationRow): StaffAcademyRegistration => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  period: { id: row.periodId, title: row.periodTitle },
  groups: row.groups,
  files: row.files,
  email: row.email,
  nickname: row.nickname,
  ...fieldsFrom(row, PERSON),
});
