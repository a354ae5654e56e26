import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { ageLabelOf } from "../contests/contest.rules.ts";
import { atSlug, managedContests } from "../contests/contest.policy.ts";
import { countryName } from "#features/people/countries/countries.ts";
import { ARRIVAL, ENTERED, entrantName } from "../contributions/queries/contribution-columns.ts";
import { jurorName } from "../jury/juror-name.ts";

/** The contest that the viewer manages, with what its files say about it. */
export const exportedContest = ({ db, viewer }: MemberContext, slug: string) =>
  atSlug(managedContests(db, viewer), slug)
    .select(["contest.id", "contest.title", "contest.organization", "contest.slug", "contest.organizer_id"])
    .select(["contest.extra_field1", "contest.extra_field2"])
    .executeTakeFirst();

/** Everything about the entries of a contest, for its managers: by category, in the order in which they came in. */
export const exportedEntries = (
  { db }: Pick<MemberContext, "db">,
  contestId: string,
  ageCategoryId: number | undefined,
) =>
  whereGiven(db.selectFrom("contributions as contribution"), { "contribution.age_category_id": ageCategoryId })
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .leftJoin("contest_age_categories as category", "category.id", "contribution.age_category_id")
    .select(ENTERED)
    .select([
      "contribution.entry_number as entryNumber",
      entrantName.as("name"),
      "category.age_from",
      "category.age_to",
      "user.nickname",
      "user.email",
      "participation.first_name",
      "participation.last_name",
      "participation.date_of_birth",
      "participation.phone",
      "participation.address_street",
      "participation.address_number",
      "participation.address_postal_code",
      "participation.address_city",
      "participation.address_country",
      "participation.extra_field1",
      "participation.extra_field2",
      sql<Date>`participation.finalized_at`.as("finalizedAt"),
    ])
    .where("contribution.contest_id", "=", contestId)
    .where("contribution.frozen_at", "is not", null)
    .orderBy("category.age_from")
    .orderBy("category.age_to")
    .orderBy(ARRIVAL);
export type ExportedEntry = RowOf<ReturnType<typeof exportedEntries>>;

/**
 * The feedback on these entries, by entry: the organiser's own first, then that of the jurors in the order in which
 * they joined.
 */
export async function feedbackOf({ db }: Pick<MemberContext, "db">, contributionIds: readonly string[]) {
  if (contributionIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom("contribution_feedbacks as feedback")
    .leftJoin("contest_jury as juror", "juror.id", "feedback.jury_id")
    .leftJoin("users as user", "user.id", "juror.user_id")
    .leftJoin("feedback_changes as change", "change.feedback_id", "feedback.id")
    .select([
      "change.changed_at",
      "feedback.contribution_id",
      "feedback.jury_id",
      "feedback.feedback",
      "feedback.points",
    ])
    .select(["feedback.abstained_because", jurorName.as("nickname")])
    .where("feedback.contribution_id", "in", contributionIds)
    .orderBy("juror.joined_at", (order) => order.asc().nullsFirst())
    .execute();
  return Map.groupBy(rows, ({ contribution_id }) => contribution_id);
}

/** The remarks of jurors about these entries, for the organiser alone, by entry. */
export async function remarksOf({ db }: Pick<MemberContext, "db">, contributionIds: readonly string[]) {
  if (contributionIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom("juror_remarks")
    .select(["contribution_id", "jury_id", "remark"])
    .where("contribution_id", "in", contributionIds)
    .execute();
  return Map.groupBy(rows, ({ contribution_id }) => contribution_id);
}

export const categoryOf = ({ age_from, age_to }: { age_from: number | null; age_to: number | null }) =>
  age_from === null || age_to === null ? "" : ageLabelOf({ age_from, age_to });

export const addressOf = (entry: ExportedEntry) =>
  [
    `${entry.address_street ?? ""} ${entry.address_number ?? ""}`.trim(),
    `${entry.address_postal_code ?? ""} ${entry.address_city ?? ""}`.trim(),
    entry.address_country && countryName(entry.address_country),
  ]
    .filter(Boolean)
    .join(", ");

/** Shown in place of the points of a juror who abstained. */
export const ABSTAINED = "niet beoordeeld";

/** Shown next to what a juror wrote and the organiser changed. */
export const CHANGED = "gewijzigd door de organisator";
