import { type EntryTerm, type JuryTerm, SHOWN } from "@inktvis/contract/features/contests/contest-changes";
import { ageCategoriesLabel, lengthLabel, textCountLabel } from "@inktvis/contract/features/contests/contest-rules";
import { LengthUnit } from "@inktvis/contract/features/contests/contest";
import type { Selectable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Contests } from "#platform/db/tables.gen.ts";

/** What entrants and jurors rely on, as a contest has it. */
export type Terms = Selectable<Contests> & { ages: Awaited<ReturnType<typeof agesOf>> };

/** The age categories of a contest. */
export async function agesOf(tx: Tx, contestId: string) {
  const rows = await tx
    .selectFrom("contest_age_categories")
    .select(["age_from", "age_to"])
    .where("contest_id", "=", contestId)
    .execute();
  return rows.map(({ age_from, age_to }) => ({ ageFrom: age_from, ageTo: age_to }));
}

type Values<Field extends string> = Readonly<Record<Field, string | null>>;

export const entryTermsOf = (terms: Terms): Values<EntryTerm> => ({
  deadline: terms.deadline.toISOString(),
  rules: terms.rules,
  reward: terms.reward,
  texts:
    textCountLabel({
      contributionsPerUser: terms.contributions_per_user,
      allowFewerContributions: terms.allow_fewer_contributions,
    }) ?? null,
  length:
    lengthLabel({
      minLength: terms.min_length,
      maxLength: terms.max_length,
      lengthUnit: LengthUnit.parse(terms.length_unit),
    }) ?? null,
  extraField1: terms.extra_field1,
  extraField2: terms.extra_field2,
  ageCategories: ageCategoriesLabel(terms.ages) ?? null,
  feedback: terms.show_jury_feedback_to_participant ? SHOWN : null,
});

export const juryTermsOf = (terms: Terms): Values<JuryTerm> => ({
  juryDeadline: terms.jury_deadline?.toISOString() ?? null,
  jurorNames: terms.show_juror_names ? SHOWN : null,
});

export interface ChangedTerm<Field extends string> {
  field: Field;
  before: string | null;
  after: string | null;
}

export const changesBetween = <Field extends string>(was: Values<Field>, is: Values<Field>): ChangedTerm<Field>[] =>
  (Object.keys(was) as Field[])
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: was[field], after: is[field] }));
