import { type OrderByExpression, sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { addOnPrices } from "../../enrolments/queries/current-quote.ts";
import { hasOnlyBegun, PARTICIPANT_GROUPS, type ParticipantGroup } from "../participant-groups.ts";
import { enrolmentsManagedBy } from "../participant.policy.ts";
import { participantSummaryOf, selectParticipants } from "./participant-columns.ts";

/** In the order in which an organiser looks for people. */
const ORDERS = {
  active: sql`lower(enrolment.last_name), lower(enrolment.first_name), enrolment.id`,
  withInstallmentRequest: sql`instalment.requested_at, enrolment.id`,
  withPendingPayment: sql`enrolment.started_at desc, enrolment.id`,
  delisted: sql`enrolment.delisted_at desc, enrolment.id`,
} satisfies Record<ParticipantGroup, OrderByExpression<never, never, never>>;

/** One group of the participants of a course, all of them. @throws 404 for people who do not manage it */
export async function listParticipants(ctx: MemberContext, slug: string, group: ParticipantGroup) {
  const course = await managedCourseAt(ctx, slug, ["course.id"]);
  return { data: await participantsIn(ctx, course.id, group) };
}

/**
 * The group of people who are still paying, with the number of those who have only begun. @throws 404 for people who do
 * not manage it
 */
export async function listPending(ctx: MemberContext, slug: string) {
  const course = await managedCourseAt(ctx, slug, ["course.id"]);
  const [data, { begun }] = await Promise.all([
    participantsIn(ctx, course.id, "withPendingPayment"),
    enrolmentsManagedBy(ctx)
      .select((eb) => eb.fn.countAll<number>().as("begun"))
      .where("enrolment.course_id", "=", course.id)
      .where(hasOnlyBegun(ctx.now))
      .executeTakeFirstOrThrow(),
  ]);
  return { data, meta: { begun } };
}

async function participantsIn(ctx: MemberContext, courseId: string, group: ParticipantGroup) {
  const [rows, prices] = await Promise.all([
    selectParticipants(ctx)
      .where("enrolment.course_id", "=", courseId)
      .where(PARTICIPANT_GROUPS[group](ctx.now))
      .orderBy(ORDERS[group])
      .execute(),
    addOnPrices(ctx.db),
  ]);
  return rows.map((row) => participantSummaryOf(row, prices, ctx.now));
}
