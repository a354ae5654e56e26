import type { MemberContext } from "#platform/context.ts";
import { alreadyNamed, noSuchCertificate } from "../certificate.errors.ts";
import { ownCertificates } from "../certificate.policy.ts";
import { CERTIFICATE_COLUMNS, certificateOf } from "../queries/certificate-columns.ts";

/**
 * Puts a name on one's own certificate that has none, once: a later verification shows what was printed
 * (docs/product/ecourses.md#certificates).
 * @throws 404, 422 when it has a name already
 */
export async function setCertificateName(ctx: MemberContext, id: string, name: string) {
  const certificate = await ctx.db
    .updateTable("certificates as certificate")
    .set({ name })
    .where("certificate.id", "=", id)
    .where("certificate.user_id", "=", ctx.viewer.id)
    .where("certificate.name", "is", null)
    .returning(CERTIFICATE_COLUMNS)
    .executeTakeFirst();
  if (certificate) return { data: certificateOf(certificate) };
  const named = await ownCertificates(ctx).select("certificate.id").where("certificate.id", "=", id).executeTakeFirst();
  throw named ? alreadyNamed() : noSuchCertificate();
}
