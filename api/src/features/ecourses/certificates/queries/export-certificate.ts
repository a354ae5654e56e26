import type { MemberContext } from "#platform/context.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { nameless, noSuchCertificate } from "../certificate.errors.ts";
import { ownCertificates } from "../certificate.policy.ts";
import { typesetCertificate } from "../typeset-certificate.ts";
import { CERTIFICATE_COLUMNS, certificateOf } from "./certificate-columns.ts";

/**
 * One's own certificate as a PDF (docs/product/ecourses.md#certificates).
 * @throws 404, 422 as long as it has no name, 429
 */
export async function exportCertificate(ctx: MemberContext, id: string) {
  await limitMember(ctx, "downloads");
  const row = await ownCertificates(ctx)
    .select(CERTIFICATE_COLUMNS)
    .where("certificate.id", "=", id)
    .executeTakeFirst();
  if (!row) throw noSuchCertificate();
  const certificate = certificateOf(row);
  const { name } = certificate;
  if (name === null) throw nameless();
  const bytes = await ctx.heavy.files(ctx.viewer.id, () => typesetCertificate(ctx.config, { ...certificate, name }));
  const title = `${certificate.kind === "attest" ? "Attest" : "Certificaat"} ${certificate.lessonTitle ?? certificate.ecourseTitle}`;
  return attachment(bytes, { title, extension: "pdf", type: "application/pdf" });
}
