import type { RegisterInput } from "@inktvis/contract/features/accounts/auth";
import type * as z from "zod";
import type { Context } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { invalid } from "#platform/http/errors.ts";
import { networkPrefix } from "#platform/network.ts";
import { browserHash } from "#platform/sessions/session.ts";
import { isNicknameTaken, NICKNAME_TAKEN } from "#features/people/people/nicknames.ts";
import { numberInForce } from "../../terms/terms-in-force.ts";
import { registrationRequested } from "../auth.jobs.ts";
import { consumeMailLimit } from "../mail-limit.ts";
import { hashPassword } from "../passwords.ts";
import { supersedeRegistrations } from "../registrations.ts";
import { refuseWeakPassword } from "../weak-passwords.ts";

const TERMS_CHANGED = "De voorwaarden wijzigden net. Lees ze opnieuw voor je ermee akkoord gaat.";

/**
 * Creates a registration (docs/product/sign-in.md#registration). Work and response time do not depend on whether the
 * address is known: only the mail differs. The newest registration that is mailed supersedes the older ones. Returns
 * the id that the confirmation link and a resend request carry, and whether a mail is on its way.
 */
export async function register(ctx: Context, input: z.output<typeof RegisterInput>) {
  const { db, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.register, "register", ctx.network);
  const { nickname, email, newsletter, password, shownTerms } = input;
  const terms = await numberInForce(db);
  if (shownTerms !== undefined && shownTerms !== terms) throw invalid({ termsVersion: TERMS_CHANGED });
  refuseWeakPassword(password, { email, nickname });
  // Refused whatever the address: a nickname is public, whether an address has an account is not.
  if (await isNicknameTaken(ctx.db, nickname)) throw invalid({ nickname: NICKNAME_TAKEN });
  const password_hash = await hashPassword(password);
  const isMailed = await consumeMailLimit(ctx, "mail-to-confirm", email);
  const { id } = await db.transaction().execute(async (tx) => {
    if (isMailed) await supersedeRegistrations(tx, email, now);
    const registration = await tx
      .insertInto("registrations")
      .values({
        nickname,
        email,
        newsletter,
        password_hash,
        terms_version: terms,
        created_at: now,
        link_issued_at: now,
        superseded_at: isMailed ? null : now,
        browser_hash: browserHash(ctx.session),
        user_agent: ctx.userAgent.slice(0, 400),
        network: networkPrefix(ctx.network),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (isMailed) await jobs.enqueue(tx, registrationRequested, { registrationId: registration.id });
    return registration;
  });
  return { data: { userId: id, isMailed } };
}
