import { onJob } from "#platform/jobs/job.ts";
import { readInvoiceFile } from "./invoice-file.ts";
import { makeInvoiceFile } from "./invoice.job-kinds.ts";

export const invoiceJobs = [
  onJob(makeInvoiceFile, async (services, { invoiceId }) => void (await readInvoiceFile(services, invoiceId))),
];
