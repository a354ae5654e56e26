import type { MemberContext } from "#platform/context.ts";
import { exportRequested } from "../personal-data.kinds.ts";
import { createDataRequest } from "./create-data-request.ts";

/** Requests a copy of one's personal data; a job makes it (docs/product/privacy.md#export). */
export const requestData = (ctx: MemberContext) =>
  createDataRequest(ctx, { kind: "export", due_at: null, job: exportRequested, notification: "gdprExportRequest" });
