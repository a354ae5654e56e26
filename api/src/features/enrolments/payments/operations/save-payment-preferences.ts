import type { PaymentPreferencesInput } from "@inktvis/contract/features/enrolments/prices";
import { EXPIRED } from "@inktvis/contract/layer/endpoint";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type Problems, refuseWith } from "#platform/http/errors.ts";
import { centsOf } from "#platform/money.ts";
import { isFree } from "../../enrolments/enrolment.rules.ts";
import { enrolledAlready, notBegun, delistedAlready } from "../../enrolments/enrolment.errors.ts";
import { finalizeEnrolment } from "../../enrolments/finalize-enrolment.ts";
import { checkStillSold } from "../../enrolments/queries/offered-add-ons.ts";
import { getBegunEnrolment } from "../../enrolments/queries/get-enrolment.ts";
import { isComplete } from "../../enrolments/queries/is-complete.ts";
import { doesOpenAtOnce } from "../../enrolments/queries/opens-at-once.ts";
import { type LockedCourse, type LockedEnrolment, lockOwnEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { whyNotPay } from "../../enrolments/seats.ts";
import { waitsForAnswer } from "../../instalments/instalment.errors.ts";
import { requestInstalment } from "../../instalments/operations/request-instalment.ts";
import { checkWhileWaiting } from "../check-payment.ts";
import { type Choice, isSameChoice, totalOf, writeChoice, storedChoice } from "../choice.ts";
import { isDiscountLeft } from "../discount-quota.ts";
import { letGoOpenPayments } from "../let-go.ts";
import { dataMissing, inReview, nothingToChoose, priceChanged, stillWithBank } from "../payment.errors.ts";
import { isInReview, isWithBank, openPaymentOf } from "../queries/payments-of-enrolment.ts";
import { readTypedChoice } from "../typed-choice.ts";

type Typed = z.output<typeof PaymentPreferencesInput>;
interface Locked {
  course: LockedCourse;
  enrolment: LockedEnrolment;
}

/**
 * Stores what somebody chooses to pay for (docs/product/payments.md#price); when there is nothing to pay, this enrols
 * them. An open payment for something else is let go. A person who asks to pay in instalments has nothing left to do
 * until the organiser decides.
 * @returns EXPIRED when the seat was lost in the meantime
 * @throws 409 when the total differs from the one that was shown, and for what was sold in the meantime
 */
export async function savePaymentPreferences(ctx: MemberContext, slug: string, typed: Typed) {
  const letGo = await ctx.db.transaction().execute(async (tx) => {
    const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    if (!enrolment) throw notBegun();
    return save(ctx, tx, { course, enrolment }, typed);
  });
  if (letGo === EXPIRED) return EXPIRED;
  await checkWhileWaiting(ctx, letGo);
  return getBegunEnrolment(ctx, slug);
}

async function save(ctx: MemberContext, tx: Tx, { course, enrolment }: Locked, typed: Typed) {
  const { now } = ctx;
  if (enrolment.delisted_at) throw delistedAlready();
  if (enrolment.finalized_at) throw enrolledAlready();
  if (enrolment.has_open_request) throw waitsForAnswer();
  if (isFree(course)) throw nothingToChoose();
  if (!(await isComplete(tx, enrolment))) throw dataMissing();
  const refusal = await whyNotPay(tx, ctx, { course, enrolment });
  if (refusal === EXPIRED) return EXPIRED;
  if (refusal) throw refusal;
  if (await isInReview(tx, enrolment.id)) throw inReview();
  const open = await openPaymentOf(tx, enrolment.id);
  if (open && isWithBank(open)) throw stillWithBank();
  const { choice, quote, problems } = await readTypedChoice(tx, { course, enrolment }, typed);
  if (choice.discount && !typed.discountReason) problems["discountReason"] = "Zeg waarom je deze korting krijgt.";
  if (choice.discount && !(await isDiscountLeft(tx, ctx, usingOf(enrolment, choice.discount))))
    problems["courseDiscountTypeId"] = "Deze korting is op. Kies een andere, of geen.";
  const asksInstalments = typed.installmentEnabled === true && totalOf(choice) > 0;
  refuseWith({ ...problems, ...(asksInstalments && problemsOfAsking(course, typed)) });
  if (typed.priceTotal !== undefined && centsOf(typed.priceTotal) !== totalOf(choice)) throw priceChanged();
  await writeChoice(tx, enrolment.id, choice);
  await writeWords(tx, { course, enrolment }, { typed, choice, now });
  const isOther = open && (asksInstalments || !isSameChoice(storedChoice(open), choice));
  const letGo = isOther ? await letGoOpenPayments(tx, { enrolmentIds: [enrolment.id], now }) : [];
  if (totalOf(choice) === 0 || asksInstalments) await checkStillSold(tx, { course, enrolment }, choice.addOns);
  if (totalOf(choice) === 0) await finalizeEnrolment(tx, ctx, { course, enrolment });
  if (asksInstalments)
    await requestInstalment(tx, ctx, { course, enrolment, choice, quote, reason: typed.installmentReason ?? "" });
  return letGo;
}

/**
 * Problems with asking to pay in instalments, which the organiser has to allow (docs/product/instalments.md#asking).
 */
function problemsOfAsking(course: LockedCourse, { installmentReason }: Typed): Problems {
  if (!course.pricing_allow_installments) return { installmentEnabled: "Deze cursus betaal je in één keer." };
  return installmentReason ? {} : { installmentReason: "Schrijf kort waarom je in schijven wil betalen." };
}

const usingOf = ({ id, course_id }: LockedEnrolment, { typeId }: NonNullable<Choice["discount"]>) => ({
  courseId: course_id,
  enrolmentId: id,
  typeId: typeId ?? 0,
});

/** Stores what does not affect the price: the reason for a discount, and whether immediate access is wanted. */
async function writeWords(
  tx: Tx,
  { course, enrolment }: Locked,
  { typed, choice, now }: { typed: Typed; choice: Choice; now: Date },
) {
  const waives = typed.waivesWithdrawal === true && (await doesOpenAtOnce(tx, course.id));
  await tx
    .updateTable("enrolments")
    .set({
      discount_reason: choice.discount ? (typed.discountReason ?? null) : null,
      withdrawal_waived_at: waives ? (enrolment.withdrawal_waived_at ?? now) : null,
      updated_at: now,
    })
    .where("id", "=", enrolment.id)
    .execute();
}
