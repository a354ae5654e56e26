import type { Services } from "#platform/context.ts";
import { aHouse, aLine, BUYER } from "#features/billing/invoices/invoice.factory.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { type Choice, writeChoice } from "../payments/choice.ts";

interface Wanted {
  courseId: string;
  userId?: string;
  state?: "open" | "approved" | "rejected";
  /** The amount that came in, out of €120, in cents. */
  paid?: number;
}

const TOTAL = 12_000;
const CHOICE: Choice = { level: null, priceCourse: TOTAL, discount: null, addOns: [] };

/** A request to pay €120 in instalments, open unless asked otherwise; an approved one is enrolled, with its invoice. */
export async function anInstalment(services: Services, { courseId, userId, state = "open", paid = 0 }: Wanted) {
  const now = services.clock.now();
  await aHouse(services);
  const enrolment = await anEnrolment(services, {
    course_id: courseId,
    ...(userId !== undefined && { user_id: userId }),
    state: state === "approved" ? "enrolled" : "paying",
    ...(state === "open" && { has_open_request: true, reserved_until: null }),
  });
  return services.db.transaction().execute(async (tx) => {
    await writeChoice(tx, enrolment.id, CHOICE);
    const { id } = await tx
      .insertInto("instalments")
      .values({
        enrolment_id: enrolment.id,
        state,
        payment_state: state === "approved" ? "running" : null,
        reason: "Ik krijg mijn loon in drie keer.",
        lines: JSON.stringify([aLine({ price: TOTAL })]),
        choice: JSON.stringify(CHOICE),
        total: TOTAL,
        paid,
        requested_at: now,
        decided_at: state === "open" ? null : now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const of = {
      enrolmentId: enrolment.id,
      paymentId: null,
      instalmentId: id,
      userId: enrolment.user_id,
      buyer: BUYER,
    };
    if (state === "approved")
      await issueInvoice(tx, services, { ...of, lines: [aLine({ price: TOTAL })], method: null });
    return { id, enrolmentId: enrolment.id, userId: enrolment.user_id ?? "" };
  });
}
