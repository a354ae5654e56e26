import { ALREADY_CONFIRMED, type ConfirmEmailInput, PASSWORD_NEEDED } from "@inktvis/contract/features/accounts/auth";
import { ApiError } from "@inktvis/contract/layer/client";
import type { Selectable } from "kysely";
import type * as z from "zod";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Registrations } from "#platform/db/tables.gen.ts";
import { gone, refused } from "#platform/http/errors.ts";
import { logSecurity } from "#platform/security-log.ts";
import { browserHash, type Session } from "#platform/sessions/session.ts";
import { claimNickname } from "#features/people/people/nicknames.ts";
import { claimPersonSlug } from "#features/people/people/person-slugs.ts";
import { addressGained } from "../address-gained.kind.ts";
import { notifyOfNewerTerms } from "../../terms/notify-of-newer-terms.ts";
import { nicknameNumbered } from "../auth.jobs.ts";
import { isLinkFresh, isLinkToken } from "../mail-links.ts";
import { hashPassword } from "../passwords.ts";
import { lockRegistration, registrationOf } from "../registrations.ts";
import { refuseWeakPassword } from "../weak-passwords.ts";

const STALE = "Deze link is niet geldig of ouder dan een uur. Vraag hieronder een nieuwe.";
const SUPERSEDED =
  "Met dit e-mailadres werd daarna nog eens een account gevraagd. Alleen de link in de nieuwste mail werkt: open die, of vraag hieronder een nieuwe.";
const ALREADY_REGISTERED = "Met dit e-mailadres is er al een account. Meld je aan.";
const alreadyConfirmed = () =>
  new ApiError(
    410,
    ALREADY_CONFIRMED,
    "Met deze link is je account al gemaakt. Meld je aan met het wachtwoord dat je toen koos.",
  );
const choosePassword = () =>
  new ApiError(422, PASSWORD_NEEDED, "Je opent deze link in een andere browser. Kies daarom eerst je wachtwoord.");

/**
 * Turns a registration into an account, once (docs/product/sign-in.md#registration); of concurrent requests one
 * succeeds. Mail programs open links by themselves, so the page treats `already-confirmed` as success. The password of
 * the registration counts only in the browser that typed it: in another browser the person may never have seen it, and
 * chooses one.
 * @throws 422 `password-needed` without that password; 410 for a link that expired or was superseded, and
 * `already-confirmed` for one that was used
 */
export async function verifyEmail(ctx: Context, input: Confirmation) {
  const { userId: id, password } = input;
  await checkConfirmation(ctx.db, ctx, input, await registrationOf(ctx.db, id));
  // Before any lock is taken: hashing takes long.
  const chosen = password === undefined ? undefined : await hashPassword(password);
  await ctx.db.transaction().execute(async (tx) => {
    const registration = await checkConfirmation(tx, ctx, input, await lockRegistration(tx, id));
    await createAccount(tx, ctx, { ...registration, password_hash: chosen ?? registration.password_hash });
  });
  logSecurity(ctx, "account confirmed", { personId: id });
}

type Confirmation = z.output<typeof ConfirmEmailInput>;
type Registration = Selectable<Registrations>;

/**
 * Returns the registration if this link and this password may confirm it.
 * @throws 410, 422
 */
async function checkConfirmation(
  db: Database | Tx,
  { config, now, session }: Context,
  { userId: id, token, password }: Confirmation,
  registration: Registration | undefined,
) {
  const issued = registration && { id, issuedAt: registration.link_issued_at };
  if (!registration || !issued || !isLinkToken(config, "confirm-email", issued, token)) throw gone(STALE);
  if (registration.confirmed_at) throw alreadyConfirmed();
  if (registration.superseded_at) throw gone(SUPERSEDED);
  if (!isLinkFresh(issued, now)) throw gone(STALE);
  if (await hasAccount(db, registration.email)) throw refused(ALREADY_REGISTERED);
  if (password === undefined && !isSameBrowser(session, registration.browser_hash)) throw choosePassword();
  if (password !== undefined) refuseWeakPassword(password, registration);
  return registration;
}

/** If the nickname was taken after registering, it gets a number: the link must work, and a mail tells the person. */
async function createAccount(tx: Tx, { now, jobs }: Context, registration: Registration) {
  const { id, email, newsletter, password_hash, terms_version, created_at } = registration;
  const nickname = await claimNickname(tx, registration.nickname);
  const slug = await claimPersonSlug(tx, nickname, id);
  await tx
    .insertInto("users")
    .values({
      id,
      slug,
      nickname,
      email,
      password_hash,
      newsletter,
      terms_version,
      terms_agreed_at: created_at,
      created_at: now,
    })
    .execute();
  await tx.updateTable("registrations").set({ confirmed_at: now }).where("id", "=", id).execute();
  await jobs.enqueue(tx, addressGained, { userId: id });
  if (nickname !== registration.nickname) await jobs.enqueue(tx, nicknameNumbered, { userId: id });
  await notifyOfNewerTerms(tx, { memberId: id, agreedTo: terms_version, now });
}

const isSameBrowser = (session: Session, hash: Buffer | null) =>
  hash !== null && browserHash(session)?.equals(hash) === true;

const hasAccount = async (db: Database | Tx, email: string) =>
  (await db
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst()) !== undefined;
