import type { Services } from "#platform/context.ts";
import { aLine } from "#features/billing/invoices/invoice.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";

type Wanted = Parameters<typeof anEnrolment>[1] & { nickname?: string };

/** An enrolment of somebody with this name, as they filled it in. */
export async function aParticipant(services: Services, { nickname, ...wanted }: Wanted) {
  const person = await aPerson(services, nickname === undefined ? {} : { nickname });
  return { ...(await anEnrolment(services, { ...wanted, user_id: person.id })), person };
}

interface Request {
  enrolmentId: string;
  state?: "open" | "approved" | "rejected";
  /** In cents. */
  total?: number;
  paid?: number;
}

/** A request to pay €120 in instalments, open unless asked otherwise; nothing follows from it. */
export async function anInstalmentRequest(
  { db, clock }: Services,
  { enrolmentId, state = "open", total = 12_000, paid = 0 }: Request,
) {
  const now = clock.now();
  const request = await db
    .insertInto("instalments")
    .values({
      enrolment_id: enrolmentId,
      state,
      payment_state: state === "approved" ? "running" : null,
      reason: "Ik krijg mijn loon in drie keer.",
      lines: JSON.stringify([aLine({ total })]),
      choice: JSON.stringify({ level: null, priceCourse: total, discount: null, addOns: [] }),
      total,
      paid,
      requested_at: now,
      decided_at: state === "open" ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const has_open_request = state === "open";
  await db.updateTable("enrolments").set({ has_open_request }).where("id", "=", enrolmentId).execute();
  return request;
}
