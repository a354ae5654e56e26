import { sql } from "kysely";
import { readAddOns } from "#features/billing/add-ons/add-on.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { recordDataAccess } from "#features/courses/courses/manage-course.ts";
import type { MemberContext } from "#platform/context.ts";
import { inBatches } from "#platform/db/in-batches.ts";
import { csvDownload } from "#platform/http/csv-download.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { heldDays } from "../../attendance/queries/held-days.ts";
import { participantsOf } from "../participant.policy.ts";
import { isInGroup } from "../participant-groups.ts";
import { type Cell, columnsOf, exportedParticipants, type Lookups, type Question } from "./exported-participants.ts";

/** Delisted people come last, after people who are not enrolled yet. */
const inOrder = sql`
  enrolment.delisted_at is not null, enrolment.finalized_at is null, lower(enrolment.last_name),
  lower(enrolment.first_name), enrolment.id`;

/**
 * The participants of a course with their data, one row each, written as they are read: first those who are enrolled,
 * then people who are still enrolling, and delisted people last. A download by staff from somebody else's course is
 * recorded in the audit log.
 * @throws 404 for people who do not manage it
 */
export async function exportParticipants(ctx: MemberContext, slug: string) {
  await limitMember(ctx, "downloads");
  const course = await managedCourseAt(ctx, slug, ["course.id", "course.slug", "course.title", "course.organizer_id"]);
  await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-participants", course));
  const [questions, addOns, days] = await Promise.all([
    questionsOf(ctx, course.id),
    readAddOns(ctx.db),
    heldDays(ctx.db, course.id),
  ]);
  return csvDownload(ctx, course.title, rowsOf(ctx, course.id, { questions, addOns, days }));
}

async function* rowsOf(ctx: MemberContext, courseId: string, lookups: Lookups): AsyncGenerator<Cell[]> {
  const columns = columnsOf(lookups);
  yield columns.map(([name]) => name);
  const all = await participantsOf(ctx)
    .select("enrolment.id")
    .where("enrolment.course_id", "=", courseId)
    .where(isInGroup(ctx.now))
    .orderBy(inOrder)
    .execute();
  const participants = inBatches(all, (ids) => exportedParticipants(ctx, ids).orderBy(inOrder).execute());
  for await (const participant of participants) yield columns.map(([, value]) => value(participant));
}

const questionsOf = ({ db }: MemberContext, courseId: string): Promise<Question[]> =>
  db
    .selectFrom("course_survey_questions")
    .select(["id", "question"])
    .where("course_id", "=", courseId)
    .orderBy("position")
    .execute();
