import { pipeline, Readable } from "node:stream";
import { sql } from "kysely";
import { type AddOn, readAddOns } from "#features/billing/add-ons/add-on.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { recordDataAccess } from "#features/courses/courses/manage-course.ts";
import type { MemberContext } from "#platform/context.ts";
import { createCsvStream } from "#platform/csv.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { participantsOf } from "../participant.policy.ts";
import { isInGroup } from "../participant-groups.ts";
import { type Cell, columnsOf, exportedParticipants, type Question } from "./exported-participants.ts";

const BATCH = 500;

/** Who was delisted stands last, after who is not enrolled yet. */
const inOrder = sql`
  enrolment.delisted_at is not null, enrolment.finalized_at is null, lower(enrolment.last_name),
  lower(enrolment.first_name), enrolment.id`;

/**
 * The participants of a course with their data, a row each, written as they are read: first who takes part, then who is
 * not there yet, and who was delisted last. What staff take along of somebody else's course is in the audit log.
 * @throws 404 for who does not manage it
 */
export async function exportParticipants(ctx: MemberContext, slug: string) {
  await limitRate(ctx, ctx.config.limits.downloads, "download", ctx.viewer.id);
  const course = await managedCourseAt(ctx, slug, ["course.id", "course.slug", "course.title", "course.organizer_id"]);
  await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-participants", course));
  const [questions, addOns] = await Promise.all([questionsOf(ctx, course.id), readAddOns(ctx.db)]);
  const rows = createCsvStream();
  // Not `pipe`, which passes no failure on: nobody would hear it, and the process would end of it.
  pipeline(Readable.from(rowsOf(ctx, course.id, { questions, addOns })), rows, (error) => {
    if (error) ctx.log.error({ err: error }, "participants csv");
  });
  return attachment(Readable.toWeb(rows) as ReadableStream<Uint8Array>, {
    title: course.title,
    extension: "csv",
    type: "text/csv; charset=utf-8",
  });
}

interface Lookups {
  questions: readonly Question[];
  addOns: readonly AddOn[];
}

async function* rowsOf(ctx: MemberContext, courseId: string, lookups: Lookups): AsyncGenerator<Cell[]> {
  const columns = columnsOf(lookups.questions, lookups.addOns);
  yield columns.map(([name]) => name);
  // Who there is is asked once: who comes meanwhile is left out, and moves nobody else.
  const all = await participantsOf(ctx)
    .select("enrolment.id")
    .where("enrolment.course_id", "=", courseId)
    .where(isInGroup(ctx.now))
    .orderBy(inOrder)
    .execute();
  for (let from = 0; from < all.length; from += BATCH) {
    const ids = all.slice(from, from + BATCH).map(({ id }) => id);
    const some = await exportedParticipants(ctx, ids).orderBy(inOrder).execute();
    for (const participant of some) yield columns.map(([, value]) => value(participant));
  }
}

const questionsOf = ({ db }: MemberContext, courseId: string): Promise<Question[]> =>
  db
    .selectFrom("course_survey_questions")
    .select(["id", "question"])
    .where("course_id", "=", courseId)
    .orderBy("position")
    .execute();
