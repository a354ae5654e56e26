import type { MemberContext } from "#platform/context.ts";
import { ownCertificates } from "../certificate.policy.ts";
import { CERTIFICATE_COLUMNS, certificateOf } from "./certificate-columns.ts";

/** The certificates of the viewer, the last first. */
export async function listOwnCertificates(ctx: MemberContext) {
  const certificates = await ownCertificates(ctx)
    .select(CERTIFICATE_COLUMNS)
    .orderBy("certificate.earned_at", "desc")
    .orderBy("certificate.id")
    .execute();
  return { data: certificates.map(certificateOf) };
}
