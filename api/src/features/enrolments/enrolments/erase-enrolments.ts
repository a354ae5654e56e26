import { isOver } from "#features/courses/courses/course.rules.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import type { CreditOrder } from "#features/billing/invoices/issue-credit-note.ts";
import { selectInstalments } from "../instalments/queries/instalment-columns.ts";
import { endInstalmentPlans } from "../instalments/end-instalment-plans.ts";
import { letGoOpenPayments } from "../payments/let-go.ts";
import { isInBooks } from "./in-books.ts";

interface Erasing {
  tx: Tx;
  person: { id: string };
  now: Date;
  credits: CreditOrder[];
}

/** The reason on the credit note. */
const NOT_DUE = "Uitgeschreven: wat nog te betalen was, is niet meer verschuldigd.";

/** Empties everything that says who somebody is, and what they wrote. */
const NOBODY = {
  user_id: null,
  reserved_until: null,
  has_open_request: false,
  first_name: null,
  last_name: null,
  date_of_birth: null,
  phone: null,
  address_street: null,
  address_number: null,
  address_postal_code: null,
  address_city: null,
  address_country: null,
  parent_name: null,
  use_invoicing_address: false,
  invoicing_name: null,
  invoicing_email: null,
  invoicing_street: null,
  invoicing_number: null,
  invoicing_postal_code: null,
  invoicing_city: null,
  invoicing_country: null,
  invoicing_vat_number: null,
  discount_reason: null,
  delist_requested_at: null,
  delist_request_reason: null,
  delist_message: null,
} as const;

/**
 * Frees the seats of somebody who is erased (docs/product/enrolments.md#erasure). Enrolments that appear in the books
 * stay without a person; others are deleted. Open payments are cancelled at the provider after the commit. The caller
 * has locked courses and enrolments, and issues the credit notes that are added to `credits`.
 */
export async function eraseEnrolments({ tx, person, now, credits }: Erasing) {
  const theirs = await tx
    .selectFrom("enrolments as enrolment")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .select(["enrolment.id", "enrolment.finalized_at", "enrolment.delisted_at"])
    .select(["course.id as courseId", "course.organizer_id", "course.end_date"])
    .where("enrolment.user_id", "=", person.id)
    .execute();
  if (theirs.length === 0) return;
  const enrolmentIds = theirs.map(({ id }) => id);
  await letGoOpenPayments(tx, { enrolmentIds, now });
  credits.push(...(await endPlans(tx, enrolmentIds, now)));
  for (const { id, finalized_at, delisted_at, courseId, organizer_id, end_date } of theirs)
    if (finalized_at && !delisted_at && !isOver({ end_date }, now))
      await notify(tx, {
        to: [organizer_id],
        type: "courseParticipantGone",
        about: { course: courseId },
        dedupeKey: id,
        now,
      });
  await deleteTraces(tx, enrolmentIds);
  await tx
    .updateTable("enrolments as enrolment")
    .set((eb) => ({ ...NOBODY, delisted_at: eb.fn.coalesce("delisted_at", eb.val(now)), updated_at: now }))
    .where("enrolment.id", "in", enrolmentIds)
    .where(isInBooks("enrolment"))
    .execute();
  await tx.deleteFrom("enrolments").where("user_id", "=", person.id).execute();
}

/**
 * Ends running plans: nothing of them is due any more. @returns credit notes for what was outstanding, so that the
 * books balance
 */
async function endPlans(tx: Tx, enrolmentIds: readonly string[], now: Date): Promise<CreditOrder[]> {
  const ids = await endInstalmentPlans(tx, enrolmentIds, now);
  if (ids.length === 0) return [];
  const settled = await selectInstalments(tx).where("instalment.id", "in", ids).execute();
  return settled.flatMap(({ invoiceId, outstanding }) =>
    invoiceId !== null && outstanding > 0 ? [{ invoiceId, credits: { total: outstanding }, reason: NOT_DUE }] : [],
  );
}

/** Deletes what is kept beside the books: answers to the organiser, attendance, and notes of the team. */
async function deleteTraces(tx: Tx, enrolmentIds: readonly string[]) {
  await tx.deleteFrom("enrolment_answers").where("enrolment_id", "in", enrolmentIds).execute();
  await deleteRequests(tx, enrolmentIds);
  await tx.deleteFrom("attendances").where("enrolment_id", "in", enrolmentIds).execute();
  await tx
    .updateTable("anomalies")
    .set({ note: null })
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("enrolment_id", "in", enrolmentIds),
        eb("payment_id", "in", selectFrom("payments").select("id").where("enrolment_id", "in", enrolmentIds)),
      ]),
    )
    .execute();
  await tx.updateTable("payments").set({ checkout_url: null }).where("enrolment_id", "in", enrolmentIds).execute();
}

/**
 * Deletes requests to pay in instalments; an approved one stays, because an invoice is based on it, without its reason.
 */
async function deleteRequests(tx: Tx, enrolmentIds: readonly string[]) {
  const theirs = tx.deleteFrom("instalments").where("enrolment_id", "in", enrolmentIds);
  await theirs.where("state", "!=", "approved").execute();
  await tx
    .updateTable("instalments")
    .set({ reason: "", reject_message: null })
    .where("enrolment_id", "in", enrolmentIds)
    .execute();
}
