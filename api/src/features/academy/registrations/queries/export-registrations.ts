import type { DocumentKind } from "@inktvis/contract/features/academy/documents";
import type { AcademyRegistrationFilters } from "@inktvis/contract/features/academy/staff-academy-registrations";
import { brusselsDayAndTime } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { inBatches } from "#platform/db/in-batches.ts";
import { csvDownload } from "#platform/http/csv-download.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { PERSON_COLUMNS } from "#features/people/people/person-cells.ts";
import { recordAccess } from "../record-access.ts";
import { filteredRegistrations, selectStaffRegistrations, type StaffRegistrationRow } from "../staff-registrations.ts";

export const EXPORT_TITLE = "Inschrijvingen Schrijfacademie";

const fileOf = ({ files }: StaffRegistrationRow, kind: DocumentKind) =>
  files.find((file) => file.kind === kind)?.name ?? "";

const COLUMNS: readonly [name: string, value: (row: StaffRegistrationRow) => string | null][] = [
  ["Ingeschreven", ({ created_at }) => brusselsDayAndTime(created_at)],
  ["Periode", ({ periodTitle }) => periodTitle],
  ["Groepen", ({ groups }) => groups.map(({ title }) => title).join(", ")],
  ...PERSON_COLUMNS,
  ["Test", (row) => fileOf(row, "test")],
  ["Mini-essay", (row) => fileOf(row, "motivationLetter")],
];

/** Registrations in the order in which they were made. */
export async function* registrationsOf({ db }: MemberContext, filters: AcademyRegistrationFilters) {
  const all = await filteredRegistrations(db, filters)
    .select("registration.id")
    .orderBy("registration.created_at")
    .orderBy("registration.id")
    .execute();
  yield* inBatches(all, (ids) =>
    selectStaffRegistrations(db, {})
      .where("registration.id", "in", ids)
      .orderBy("registration.created_at")
      .orderBy("registration.id")
      .execute(),
  );
}

async function* rowsOf(ctx: MemberContext, filters: AcademyRegistrationFilters) {
  yield COLUMNS.map(([name]) => name);
  for await (const row of registrationsOf(ctx, filters)) yield COLUMNS.map(([, value]) => value(row) ?? "");
}

/** The registrations as a table, one row each, formatted for reading. */
export async function exportRegistrations(ctx: MemberContext, filters: AcademyRegistrationFilters) {
  await limitMember(ctx, "downloads");
  await recordAccess(ctx, {
    action: "export-registrations",
    subjectId: filters.groupId ?? filters.periodId ?? "",
    subjectName: EXPORT_TITLE,
  });
  return csvDownload(ctx, EXPORT_TITLE, rowsOf(ctx, filters));
}
