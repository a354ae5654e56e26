import type { Selectable } from "kysely";
import type { LessonSubmissions } from "#platform/db/tables.gen.ts";

type Answered = Pick<Selectable<LessonSubmissions>, "feedback" | "feedback_at" | "is_accepted">;

/** The answer of the maker; null as long as there is none. The row has all three columns, or none. */
export const answerOf = ({ feedback, feedback_at, is_accepted }: Answered) =>
  feedback === null || feedback_at === null || is_accepted === null
    ? null
    : { feedback, isAccepted: is_accepted, answeredAt: feedback_at.toISOString() };
