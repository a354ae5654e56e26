import type { MemberContext } from "#platform/context.ts";
import { dataAsked } from "../personal-data.kinds.ts";
import { fileRequest } from "./file-request.ts";

/** Asks for a copy of everything that is kept of oneself; a job makes it (docs/product/privacy.md#export). */
export const requestData = (ctx: MemberContext) =>
  fileRequest(ctx, { kind: "export", due_at: null, next: dataAsked, notification: "gdprExportRequest" });
