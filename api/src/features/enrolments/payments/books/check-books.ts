import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { fileAnomaly } from "../anomalies/file-anomaly.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { outstandingOf } from "../../instalments/queries/instalment-columns.ts";
import { didNotFail, refundedOfPayment } from "../refunds/refunded-amounts.ts";

interface Unbalanced {
  id: string;
  /** The sum of the invoices, less their credit notes, in cents. */
  invoiced: number;
  /**
   * What came in, less what the bank took back and what went back or is on its way back, in cents. What is still due
   * in running instalments counts as if it had come in.
   */
  kept: number;
  /** A payment that is not fully paid back, preferably one without an invoice. */
  paymentId: string | null;
}

/**
 * Files each enrolment whose books do not balance (docs/product/payments.md#books). What staff is already looking at
 * is not filed again.
 */
export async function checkBooks(services: Services) {
  const { db, clock } = services;
  const { rows } = await unbalanced.execute(db);
  await tryEach(services, rows, ({ id, invoiced, kept, paymentId }) =>
    db.transaction().execute((tx) =>
      fileAnomaly(tx, services, {
        kind: "books-unbalanced",
        about: `${id} ${invoiced} ${kept}`,
        enrolmentId: id,
        ...(paymentId !== null && { paymentId }),
        details: { expected: invoiced, received: kept, providerId: null },
        now: clock.now(),
      }),
    ),
  );
}

const unbalanced = sql<Unbalanced>`
  with sums as (
    select enrolment_id, case series when 'invoice' then total else -total end as invoiced, 0 as kept from invoices
    where enrolment_id is not null
    union all
    select enrolment_id, 0, received - charged_back from payments where state = 'paid'
    union all
    select enrolment_id, 0, paid from instalments where state = 'approved'
    union all
    select payment.enrolment_id, 0, -refund.amount from refunds refund join payments payment on payment.id = refund.payment_id
    where ${didNotFail}
    union all
    select instalment.enrolment_id, 0, -refund.amount from refunds refund join instalments instalment on instalment.id = refund.instalment_id
    where ${didNotFail}
    union all
    select instalment.enrolment_id, 0, ${outstandingOf} from instalments instalment
      join enrolments enrolment on enrolment.id = instalment.enrolment_id
    where instalment.payment_state = 'running' and enrolment.delisted_at is null
  )
  select enrolment_id as id, sum(invoiced)::integer as invoiced, sum(kept)::integer as kept, (
    select payment.id from payments payment
    where payment.enrolment_id = sums.enrolment_id and payment.state = 'paid'
    order by payment.received - payment.charged_back - ${refundedOfPayment} > 0 desc,
      exists (select from invoices where invoices.payment_id = payment.id), payment.created_at desc
    limit 1
  ) as "paymentId"
  from sums
  where not exists (
    select from anomalies open where open.enrolment_id = sums.enrolment_id and open.decided_at is null
  )
  group by enrolment_id having sum(invoiced) <> sum(kept)`;
