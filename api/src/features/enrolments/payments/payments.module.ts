import type { contract } from "@inktvis/contract";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { decideAnomaly } from "./anomalies/decide-anomaly.ts";
import { checkBooks } from "./books/check-books.ts";
import { reconcile } from "./books/reconcile.ts";
import { paymentChanged } from "./check-payment.kind.ts";
import { checkPayment } from "./check-payment.ts";
import { expireSeats } from "./expire-seats.ts";
import { receiveWebhook } from "./operations/receive-webhook.ts";
import { poll } from "./poll-payments.ts";
import { checkRefund } from "./refunds/check-refund.ts";
import { refundChanged } from "./refunds/refund.kind.ts";
import { transferRefund } from "./refunds/transfer-refund.ts";
import { getAnomaly, listAnomalies } from "./staff/staff-anomalies.ts";
import { getStaffPayment, listStaffPayments } from "./staff/staff-payments.ts";
import { getStaffRefund, listStaffRefunds } from "./staff/staff-refunds.ts";

export const paymentsModule = {
  payments: {
    notify: ({ ctx, params }) => receiveWebhook(ctx, params.token),
  } satisfies ApiHandlers<typeof contract>["payments"],
  staffPayments: {
    list: ({ ctx, query }) => listStaffPayments(ctx, query),
    get: ({ ctx, params }) => getStaffPayment(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffPayments"],
  staffRefunds: {
    list: ({ ctx, query }) => listStaffRefunds(ctx, query),
    transferred: async ({ ctx, params, body }) => {
      await transferRefund(ctx, params.id, body.iban);
      return getStaffRefund(ctx, params.id);
    },
  } satisfies ApiHandlers<typeof contract>["staffRefunds"],
  staffAnomalies: {
    list: ({ ctx, query }) => listAnomalies(ctx, query),
    get: ({ ctx, params }) => getAnomaly(ctx, params.id),
    decide: async ({ ctx, params, body }) => {
      await decideAnomaly(ctx, params.id, body);
      return getAnomaly(ctx, params.id);
    },
  } satisfies ApiHandlers<typeof contract>["staffAnomalies"],
};

export const paymentJobs = [
  onJob(paymentChanged, (services, { paymentId }) => checkPayment(services, paymentId)),
  onJob(refundChanged, (services, { refundId }) => checkRefund(services, refundId)),
  onSchedule("enrolments.poll-payments", "* * * * *", poll),
  onSchedule("enrolments.expire-seats", "* * * * *", expireSeats),
  onSchedule("enrolments.reconcile", "10 3 * * *", reconcile),
  onSchedule("enrolments.check-books", "50 3 * * *", checkBooks),
];
