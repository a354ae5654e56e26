import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { downloadInvoiceFile } from "./queries/download-invoice-file.ts";
import { exportInvoices } from "./queries/export-invoices.ts";
import { getInvoice, listInvoices } from "./queries/list-invoices.ts";

export const staffInvoicesModule = {
  handlers: {
    list: ({ ctx, query }) => listInvoices(ctx, query),
    get: ({ ctx, params }) => getInvoice(ctx, params.id),
    pdf: async ({ ctx, params }) => {
      const { data } = await getInvoice(ctx, params.id);
      return downloadInvoiceFile(ctx, data.id);
    },
    csv: ({ ctx, query }) => exportInvoices(ctx, query),
  } satisfies ApiHandlers<typeof contract>["staffInvoices"],
};
