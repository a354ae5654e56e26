import type { contract } from "@inktvis/contract";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import * as kinds from "./instalment.mail-kinds.ts";
import * as mail from "./instalment.mail-jobs.ts";
import { approveInstalment } from "./operations/approve-instalment.ts";
import { markInstalmentPaid } from "./operations/mark-instalment-paid.ts";
import { rejectInstalment } from "./operations/reject-instalment.ts";
import { savePaidAmount } from "./operations/save-paid-amount.ts";
import { getManagedInstalment } from "./queries/managed-instalment.ts";
import { listStaffInstalments } from "./queries/staff-instalments.ts";
import { remindOfInstalments } from "./remind-of-instalments.ts";

export const instalmentsModule = {
  instalments: {
    get: ({ ctx, params }) => getManagedInstalment(ctx, params.id),
    approve: ({ ctx, params }) => approveInstalment(ctx, params.id),
    reject: ({ ctx, params, body }) => rejectInstalment(ctx, params.id, body.message),
    savePaidAmount: ({ ctx, params, body }) => savePaidAmount(ctx, params.id, body),
    markAsPaid: ({ ctx, params, body }) => markInstalmentPaid(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["instalments"],
  staffInstalments: {
    list: ({ ctx, query }) => listStaffInstalments(ctx, query),
  } satisfies ApiHandlers<typeof contract>["staffInstalments"],
};

export const instalmentJobs = [
  onJob(kinds.instalmentRequestedMail, mail.mailRequested),
  onJob(kinds.instalmentApprovedMail, mail.mailApproved),
  onJob(kinds.instalmentRejectedMail, mail.mailRejected),
  onJob(kinds.instalmentDueMail, mail.mailDue),
  onJob(kinds.instalmentSettledMail, mail.mailSettled),
  onSchedule("enrolments.remind-of-instalments", "30 7 * * *", remindOfInstalments),
];
