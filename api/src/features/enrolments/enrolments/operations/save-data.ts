import type { EnrolmentDataInput } from "@inktvis/contract/features/enrolments/enrolment-data";
import { EXPIRED } from "@inktvis/contract/layer/endpoint";
import type { ApiError } from "@inktvis/contract/layer/client";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { lostSeat } from "#features/courses/courses/course.rules.ts";
import { readAnswers, storeAnswers } from "../enrolment-answers.ts";
import { readEnrolmentData } from "../enrolment-data.ts";
import { enrolledAlready, notBegun, delistedAlready } from "../enrolment.errors.ts";
import { isFree } from "../enrolment.rules.ts";
import { finalizeEnrolment } from "../finalize-enrolment.ts";
import { getBegunEnrolment } from "../queries/get-enrolment.ts";
import { type LockedCourse, type LockedEnrolment, lockOwnEnrolment } from "../queries/lock-enrolment.ts";
import { clearChoice } from "../../payments/choice.ts";
import { letGoOpenPayments } from "../../payments/let-go.ts";
import { problemsOfSending } from "../queries/offered-add-ons.ts";
import { reserveSeat } from "../seats.ts";

type Typed = z.output<typeof EnrolmentDataInput>;
type Refusal = typeof EXPIRED | ApiError | undefined;

/**
 * Keeps the details of somebody who enrols, with their answers, whether or not they get a seat: nobody types them
 * twice. In a free course this finalises the enrolment; in a paid one it reserves a seat
 * (docs/product/enrolments.md#steps).
 * @returns EXPIRED when a seat was held and lost
 * @throws 422 when there is none
 */
export async function saveData(ctx: MemberContext, slug: string, typed: Typed) {
  const refusal = await ctx.db.transaction().execute(async (tx): Promise<Refusal> => {
    const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    if (!enrolment) throw notBegun();
    if (enrolment.delisted_at) throw delistedAlready();
    if (enrolment.finalized_at) throw enrolledAlready();
    const { data, problems } = readEnrolmentData(typed, course, ctx.now);
    const survey = await readAnswers(tx, course.id, typed.survey);
    refuseWith({
      ...problems,
      ...survey.problems,
      ...(!isFree(course) && (await problemsOfSending(tx, enrolment.id, typed.addressCountry))),
    });
    await tx
      .updateTable("enrolments")
      .set({ ...data, updated_at: ctx.now })
      .where("id", "=", enrolment.id)
      .execute();
    await storeAnswers(tx, enrolment.id, survey.answers);
    return goOn(ctx, tx, { course, enrolment });
  });
  if (refusal === EXPIRED) return EXPIRED;
  if (refusal) throw refusal;
  return getBegunEnrolment(ctx, slug);
}

/** Why it cannot go on. Returned and not thrown: an error would roll back the data that were just stored. */
async function goOn(
  ctx: MemberContext,
  tx: Tx,
  found: { course: LockedCourse; enrolment: LockedEnrolment },
): Promise<Refusal> {
  const { course, enrolment } = found;
  if (!isFree(course) && lostSeat(course, enrolment, ctx.now)) return EXPIRED;
  const refusal = await reserveSeat(tx, ctx, found);
  if (refusal || !isFree(course)) return refusal;
  // The course was still paid when that price was chosen.
  if (enrolment.price_course !== null) await clearChoice(tx, enrolment.id);
  await finalizeEnrolment(tx, ctx, found);
  await letGoOpenPayments(tx, { enrolmentIds: [enrolment.id], now: ctx.now });
  return undefined;
}
