import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { exportAttest } from "../attendance/queries/export-attest.ts";
import { withdrawInstalment } from "../instalments/operations/withdraw-instalment.ts";
import { getPaymentUrl } from "../payments/operations/get-payment-url.ts";
import { savePaymentPreferences } from "../payments/operations/save-payment-preferences.ts";
import { getPrice } from "../payments/queries/get-price.ts";
import { saveData } from "./operations/save-data.ts";
import { startEnrolment } from "./operations/start-enrolment.ts";
import { downloadInvoice } from "./queries/download-invoice.ts";
import { getCalendar } from "./queries/get-calendar.ts";
import { getEnrolment } from "./queries/get-enrolment.ts";
import { listMine } from "./queries/list-mine.ts";

export const enrolmentsModule = {
  handlers: {
    mine: ({ ctx }) => listMine(ctx),
    get: ({ ctx, params }) => getEnrolment(ctx, params.slug),
    start: ({ ctx, params, body }) => startEnrolment(ctx, params.slug, body.conditionsVersion),
    saveData: ({ ctx, params, body }) => saveData(ctx, params.slug, body),
    savePaymentPreferences: ({ ctx, params, body }) => savePaymentPreferences(ctx, params.slug, body),
    withdrawInstalment: ({ ctx, params }) => withdrawInstalment(ctx, params.slug),
    price: ({ ctx, params, body }) => getPrice(ctx, params.slug, body),
    paymentUrl: ({ ctx, params }) => getPaymentUrl(ctx, params.slug),
    attest: ({ ctx, params }) => exportAttest(ctx, params.slug),
    calendar: ({ ctx, params }) => getCalendar(ctx, params.slug),
    downloadInvoice: ({ ctx, params, query }) => downloadInvoice(ctx, params.slug, query.number),
  } satisfies ApiHandlers<typeof contract>["enrolments"],
};
