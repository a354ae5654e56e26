import type { Context } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { certificateCodeOf } from "../certificate-codes.ts";
import { unknownCode } from "../certificate.errors.ts";
import { PRINTED_COLUMNS, printedOf } from "./certificate-columns.ts";

/**
 * What stands on the certificate with this code, for everybody; not whose it is, nor whose online course
 * (docs/product/ecourses.md#certificates).
 * @throws 404 for a code that nobody got, 429
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
