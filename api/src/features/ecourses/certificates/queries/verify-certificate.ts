import type { Context } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { certificateCodeOf } from "../certificate-codes.ts";
import { unknownCode } from "../certificate.errors.ts";
import { PRINTED_COLUMNS, printedOf } from "./certificate-columns.ts";

/**
 * What is printed on the certificate with this code, for anybody; without the account of its owner or of the maker
 * (docs/product/ecourses.md#certificates).
 * @throws 404 for a code that was never issued, 429
 */
export async function verifyCertificate(ctx: Context, code: string) {
  await limitRate(ctx, ctx.config.limits.certificates, "certificate", ctx.network);
  const certificate = await ctx.db
    .selectFrom("certificates as certificate")
    .select(PRINTED_COLUMNS)
    .where("certificate.code", "=", certificateCodeOf(code))
    .executeTakeFirst();
  if (!certificate) throw unknownCode();
  return { data: printedOf(certificate) };
}
