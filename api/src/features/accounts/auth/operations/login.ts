import type { LoginInput } from "@inktvis/contract/features/accounts/auth";
import type * as z from "zod";
import type { Context } from "#platform/context.ts";
import { forbidden, refused, tooMany } from "#platform/http/errors.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";
import { addressOnly } from "#platform/mail/mail-text.ts";
import { logSecurity } from "#platform/security-log.ts";
import { hasSecondFactor } from "../../second-factor/factors.ts";
import { beginSignIn } from "../../second-factor/pending-step.ts";
import { endSignIn, startSession, startSignIn } from "#platform/sessions/session-store.ts";
import { isPassword } from "../passwords.ts";
import { renewConfirmation } from "./resend-verify-email.ts";

const WRONG = "Sorry, er ging iets fout. Kijk je e-mailadres en je wachtwoord na.";
/**
 * What to do next, by what happened to the mail. How to confirm is left to the mail: if the address has an account, it
 * has no link to confirm.
 */
const UNCONFIRMED = {
  sent: "Bevestig eerst je e-mailadres. We stuurden je net een nieuwe mail: die zegt hoe je verder kan, en de link in een vorige werkt niet meer. Kijk ook eens bij de ongewenste mails.",
  limited:
    "Bevestig eerst je e-mailadres. Dit uur kreeg je daarover al enkele mails: open de nieuwste, ook bij de ongewenste mails, of probeer het over een uur opnieuw.",
  gone: "Je account werd net bevestigd. Meld je nog eens aan.",
};
const blocked = ({ mailFrom }: Context["config"]) =>
  `Je account is geblokkeerd. Mail naar ${addressOnly(mailFrom)} als je denkt dat dat een vergissing is.`;

/**
 * Signs in on the auth site (docs/product/sign-in.md#sign-in). Always does two password checks, and a pending
 * registration responds the same with and without an account: neither time nor text reveals whether an address is
 * known. With a second factor, the browser gets a pending second step instead of a session.
 */
export async function login(ctx: Context, { email, password }: z.output<typeof LoginInput>) {
  const { db, now, session } = ctx;
  if (ctx.site !== "auth") throw forbidden("Aanmelden kan alleen op de aanmeldsite.");
  await limitAttempts(ctx, email);
  const user = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  const registration = await openRegistration(ctx, email);
  const [isUser, isRegistration] = [
    await isPassword(user?.password_hash, password),
    await isPassword(registration?.password_hash, password),
  ];
  if (registration && isRegistration && !isUser) {
    const renewed = await db.transaction().execute((tx) => renewConfirmation(tx, ctx, registration.id));
    logRefusedSignIn(ctx, { email, reason: "not confirmed" });
    throw refused(UNCONFIRMED[renewed]);
  }
  if (!user || !isUser) {
    logRefusedSignIn(ctx, { email, personId: user?.id, reason: user ? "wrong password" : "unknown address" });
    throw refused(WRONG);
  }

  const started = await db.transaction().execute(async (tx) => {
    // Hashing takes long: in the meantime the password may have changed or the account may have been blocked.
    const lockedUser = await tx
      .selectFrom("users")
      .select("blocked_at")
      .where("id", "=", user.id)
      .where("password_hash", "=", user.password_hash)
      .forShare()
      .executeTakeFirst();
    if (!lockedUser || lockedUser.blocked_at) {
      logRefusedSignIn(ctx, { email, personId: user.id, reason: lockedUser ? "blocked" : "wrong password" });
      throw refused(lockedUser ? blocked(ctx.config) : WRONG);
    }
    if (await hasSecondFactor(tx, user.id)) {
      await beginSignIn(tx, ctx, user);
      return undefined;
    }
    if (session.kind === "member") await endSignIn(tx, session.signInId);
    const signIn = await startSignIn(tx, user.id, ctx.userAgent, now);
    return startSession(tx, signIn.id, ctx.site, now);
  });
  if (started) {
    ctx.setSession(started.token, started.until);
    logSecurity(ctx, "signed in", { personId: user.id });
  }
  return { data: { isSecondStepDue: started === undefined } };
}

/** Logs the account id if there is an account; an unknown address is logged only as a hash. */
const logRefusedSignIn = (
  ctx: Context,
  { email, personId, reason }: { email: string; personId?: string | undefined; reason: string },
) => logSecurity(ctx, "sign-in refused", { reason, ...(personId ? { personId } : { email }) });

/**
 * Strict per account and network, so that nobody can lock out somebody else; wider for each alone, against guessing
 * from many networks or at many accounts.
 */
async function limitAttempts(ctx: Context, email: string) {
  const { times, seconds } = ctx.config.limits.signIn;
  const wider = { times: times * 10, seconds };
  const isWithin =
    (await consumeRateLimit(ctx, { times, seconds }, "sign-in", email, ctx.network)) &&
    (await consumeRateLimit(ctx, wider, "sign-in-to", email)) &&
    (await consumeRateLimit(ctx, wider, "sign-in-from", ctx.network));
  if (isWithin) return;
  logRefusedSignIn(ctx, { email, reason: "too many attempts" });
  throw tooMany();
}

const openRegistration = ({ db }: Context, email: string) =>
  db
    .selectFrom("registrations")
    .select(["id", "password_hash"])
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .where("confirmed_at", "is", null)
    .where("superseded_at", "is", null)
    .executeTakeFirst();
