import type { StaffAcademyPeriod } from "@inktvis/contract/features/academy/staff-academy-periods";
import { type InferResult, sql } from "kysely";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { groupsOfPeriod, isOpenAt } from "./period.policy.ts";

/** Columns of a period as the staff room shows it. */
export const selectStaffPeriods = (db: Database | Tx, now: Date) =>
  db
    .selectFrom("academy_periods as period")
    .select(["period.id", "period.title", "period.revision"])
    .select([
      "period.opens_at as opensAt",
      "period.closes_at as closesAt",
      "period.told_at as toldAt",
      "period.homepage_intro_register as homepageIntroRegister",
      "period.homepage_intro_keep_up_to_date as homepageIntroKeepUpToDate",
      "period.register_page_text_register as registerPageTextRegister",
    ])
    .select([
      isOpenAt(now).as("isOpen"),
      sql<number>`(select count(*)::int from academy_registrations where period_id = period.id)`.as("registrations"),
      groupsOfPeriod<StaffAcademyPeriod["groups"][number]>(
        sql`'id', id, 'title', title, 'registrations', (
          select count(*) from academy_registration_groups where group_id = academy_groups.id
        )`,
      ).as("groups"),
    ]);

type Row = InferResult<ReturnType<typeof selectStaffPeriods>>[number];

export const staffPeriodOf = ({ opensAt, closesAt, toldAt, ...row }: Row): StaffAcademyPeriod => ({
  ...row,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  toldAt: toldAt?.toISOString() ?? null,
});

export const staffPeriods = (now: Date) =>
  auditedResource({
    name: "academyPeriods",
    table: "academy_periods",
    ownerOf: null,
    omitFromLog: ["revision", "registrations", "isOpen", "toldAt"],
    read: async (db, id: string) => {
      const row = await selectStaffPeriods(db, now).where("period.id", "=", id).executeTakeFirst();
      return row && staffPeriodOf(row);
    },
  });
