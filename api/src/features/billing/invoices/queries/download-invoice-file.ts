import type { MemberContext } from "#platform/context.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { readInvoiceFile } from "../invoice-file.ts";

/** The PDF; the caller has checked that the viewer may have it. */
export async function downloadInvoiceFile(ctx: MemberContext, invoiceId: string) {
  await limitMember(ctx, "downloads");
  const { title, bytes } = await readInvoiceFile(ctx, invoiceId);
  return attachment(bytes, { title, extension: "pdf", type: "application/pdf" });
}
