import type { RegisterInput } from "@inktvis/contract/features/auth";
import type * as z from "zod";
import type { Context } from "../../../platform/context.ts";
import { isAllowed, limitRate } from "../../../platform/limits/rate-limit.ts";
import { termsInForce } from "../../terms/terms-in-force.ts";
import { registrationAsked } from "../auth.jobs.ts";
import { hashPassword } from "../passwords.ts";

/**
 * Asks for an account (spec 1 §5). What it does and how long it takes does not depend on whether the address is known:
 * only the mail differs. Answers the id that the confirmation link and the request for a new one carry.
 */
export async function register(ctx: Context, input: z.output<typeof RegisterInput>) {
  const { db, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.register, "register", ctx.address);
  const password_hash = await hashPassword(input.password);
  const mayMail = await isAllowed(ctx, config.limits.mails, "mail-to-confirm", input.email);
  const { nickname, email, newsletter } = input;
  const { id } = await db.transaction().execute(async (tx) => {
    const registration = await tx
      .insertInto("registrations")
      .values({
        nickname,
        email,
        newsletter,
        password_hash,
        terms_version: (await termsInForce(tx).executeTakeFirst())?.number ?? null,
        created_at: now,
        link_issued_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (mayMail) await jobs.enqueue(tx, registrationAsked, { registrationId: registration.id });
    return registration;
  });
  return { data: { userId: id } };
}
