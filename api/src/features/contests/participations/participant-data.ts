import { type ParticipantDataInput, Participation } from "@inktvis/contract/features/contests/participations";
import type { PersonDetailsInput } from "@inktvis/contract/features/people/person-details";
import type { Selectable } from "kysely";
import type * as z from "zod";
import { type ColumnOf, columnsFrom, fieldsFrom } from "#platform/db/columns.ts";
import type { Participations } from "#platform/db/tables.gen.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { checkPersonDetails } from "#features/people/people/person-details.ts";
import type { Question } from "./late-questions.ts";

type PersonFields = keyof z.output<typeof PersonDetailsInput>;
/** What an entrant fills in with an entry, as it is stored. */
type ParticipantData = Pick<Selectable<Participations>, ColumnOf<PersonFields> | "extra_field1" | "extra_field2">;
/** The questions that the organiser adds. */
interface Questions {
  extra_field1: string | null;
  extra_field2: string | null;
}

/**
 * The typed data as it is stored (docs/product/participations.md#personal-data). Answers to questions that the contest
 * does not ask are left out.
 * @throws 422 with a sentence for each field that is wrong
 */
export function readParticipantData(
  input: z.output<typeof ParticipantDataInput>,
  { contest, late, now }: { contest: Questions; late: ReadonlySet<Question>; now: Date },
) {
  const { phone, problems } = checkPersonDetails(input, now);
  refuseWith({
    ...problems,
    ...(contest.extra_field1 &&
      !late.has("extra_field1") &&
      !input.extraField1 && { extraField1: "Beantwoord deze vraag." }),
    ...(contest.extra_field2 &&
      !late.has("extra_field2") &&
      !input.extraField2 && { extraField2: "Beantwoord deze vraag." }),
  });
  const { extraField1, extraField2 } = input;
  return columnsFrom("participations", {
    ...input,
    phone,
    extraField1: contest.extra_field1 ? (extraField1 ?? null) : null,
    extraField2: contest.extra_field2 ? (extraField2 ?? null) : null,
  });
}

/**
 * Whether every question is answered, including those the organiser added after the data was filled in; but not `late`
 * ones.
 */
export const hasCompleteData = (contest: Questions, data: ParticipantData, late: ReadonlySet<Question>) =>
  data.first_name !== null &&
  (contest.extra_field1 === null || data.extra_field1 !== null || late.has("extra_field1")) &&
  (contest.extra_field2 === null || data.extra_field2 !== null || late.has("extra_field2"));

export const participantDataOf = (data: ParticipantData) => fieldsFrom(data, Participation.shape.data.keyof().options);
