import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { exportCsv } from "./queries/export-csv.ts";
import { exportPdf } from "./queries/export-pdf.ts";
import { getProgress } from "./queries/get-progress.ts";

export const contestExportsModule = {
  handlers: {
    pdf: ({ ctx, params, query }) => exportPdf(ctx, params.slug, query),
    csv: ({ ctx, params, query }) => exportCsv(ctx, params.slug, query.ageCategoryId),
    progress: ({ ctx, params }) => getProgress(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["contestExports"],
};
