import { type ConfirmEmailInput, PASSWORD_NEEDED } from "@inktvis/contract/features/accounts/auth";
import { ApiError } from "@inktvis/contract/layer/client";
import type * as z from "zod";
import { rememberWords } from "#platform/search/words.ts";
import type { Context } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { gone, refused } from "#platform/http/errors.ts";
import { logSecurity } from "#platform/security-log.ts";
import { browserHash, type Session } from "#platform/sessions/session.ts";
import { claimPersonSlug } from "#features/people/people/person-slugs.ts";
import { isLinkFresh, isLinkToken } from "../mail-links.ts";
import { hashPassword } from "../passwords.ts";
import { lockRegistration } from "../registrations.ts";
import { refuseWeakPassword } from "../weak-passwords.ts";

const STALE = "Deze link is niet geldig of ouder dan een uur. Vraag hieronder een nieuwe.";
const SUPERSEDED =
  "Met dit e-mailadres werd daarna nog eens een account gevraagd. Alleen de link in de nieuwste mail werkt: open die, of vraag hieronder een nieuwe.";
const KNOWN = "Met dit e-mailadres is er al een account. Meld je aan.";
const choosePassword = () =>
  new ApiError(422, PASSWORD_NEEDED, "Je opent deze link in een andere browser. Kies daarom eerst je wachtwoord.");

/**
 * Turns a registration into an account (docs/product/sign-in.md#registration). Again is no mistake: mail programs open
 * links by themselves. The password of the registration counts in the browser that typed it; whoever confirms in
 * another one may never have seen it, and chooses one.
 * @throws 422 `password-needed` when that is still to be chosen; 410 for a link that is old, or not of the newest mail
 */
export async function verifyEmail(ctx: Context, { userId: id, token, password }: z.output<typeof ConfirmEmailInput>) {
  const { db, now, config, session } = ctx;
  const isMade = await db.transaction().execute(async (tx) => {
    const registration = await lockRegistration(tx, id);
    const issued = registration && { id, issuedAt: registration.link_issued_at };
    if (!registration || !issued || !isLinkToken(config, "confirm-email", issued, token)) throw gone(STALE);
    if (registration.confirmed_at) return false;
    if (registration.superseded_at) throw gone(SUPERSEDED);
    if (!isLinkFresh(issued, now)) throw gone(STALE);
    if (await hasAccount(tx, registration.email)) throw refused(KNOWN);
    const { nickname, email, newsletter, terms_version, created_at } = registration;
    if (password === undefined && !isBrowser(session, registration.browser_hash)) throw choosePassword();
    if (password !== undefined) refuseWeakPassword(password, { email, nickname });
    const slug = await claimPersonSlug(tx, nickname, id);
    await tx
      .insertInto("users")
      .values({
        id,
        slug,
        nickname,
        email,
        password_hash: password === undefined ? registration.password_hash : await hashPassword(password),
        newsletter,
        terms_version,
        terms_agreed_at: created_at,
        created_at: now,
      })
      .execute();
    await rememberWords(tx, nickname);
    await tx.updateTable("registrations").set({ confirmed_at: now }).where("id", "=", id).execute();
    return true;
  });
  if (isMade) logSecurity(ctx, "account confirmed", { personId: id });
}

const isBrowser = (session: Session, hash: Buffer | null) =>
  hash !== null && browserHash(session)?.equals(hash) === true;

const hasAccount = async (tx: Tx, email: string) =>
  (await tx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst()) !== undefined;
