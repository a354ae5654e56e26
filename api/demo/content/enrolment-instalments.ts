import type { Selectable } from "kysely";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { days, hours, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Courses } from "#platform/db/tables.gen.ts";
import type { DemoEnrolment } from "./enrolment-list.ts";
import type { Paying } from "./enrolment-payments.ts";
import { buyerOf } from "./enrolment-people.ts";

type State = "asked" | "approved" | "rejected";
export const isAboutInstalments = (state: DemoEnrolment["state"]): state is State =>
  state === "asked" || state === "approved" || state === "rejected";

interface Request extends Paying {
  state: State;
  course: Selectable<Courses>;
}

const REASON = "Ik ben net begonnen met werken, en kan dit bedrag niet in één keer missen.";
const REJECTED_BECAUSE =
  "We betalen het verblijf zelf vooraf, daarom lukt het deze keer niet. Mail gerust als in één keer betalen moeilijk is.";
/** What came in so far for an approved request, in cents. */
const PAID = 17_000;

/** A request to pay in instalments. An approved one has an invoice, and a first amount that came in. */
export async function askInstalments(tx: Tx, services: Services, request: Request) {
  const { state, enrolmentId, userId, person, company, choice, lines, quote, course, at } = request;
  const decided = later(at, hours(20));
  const isApproved = state === "approved";
  const { id } = await tx
    .insertInto("instalments")
    .values({
      enrolment_id: enrolmentId,
      state: state === "asked" ? "open" : state,
      payment_state: isApproved ? "running" : null,
      reason: REASON,
      lines: JSON.stringify(lines),
      choice: JSON.stringify(choice),
      total: quote.priceTotal,
      paid: isApproved ? PAID : 0,
      requested_at: at,
      decided_at: state === "asked" ? null : decided,
      decided_by: state === "asked" ? null : course.organizer_id,
      reject_message: state === "rejected" ? REJECTED_BECAUSE : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("enrolments")
    .set(
      {
        asked: { has_open_request: true, reserved_until: null },
        approved: { reserved_until: null, finalized_at: decided },
        rejected: { reserved_since: decided, reserved_until: later(decided, hours(72)) },
      }[state],
    )
    .where("id", "=", enrolmentId)
    .execute();
  if (!isApproved) return;
  const entered = {
    instalment_id: id,
    paid: PAID,
    entered_at: later(decided, days(2)),
    entered_by: course.organizer_id,
  };
  await tx.insertInto("instalment_entries").values(entered).execute();
  const order = { enrolmentId, paymentId: null, instalmentId: id, userId, buyer: buyerOf(person, company), lines };
  await issueInvoice(tx, { clock: { now: () => decided }, jobs: services.jobs }, { ...order, method: null });
}
