import { rememberWords } from "../../search/words.ts";
import type { Context } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { lockEmail } from "../email-lock.ts";
import { gone, refused } from "../../../platform/http/errors.ts";
import { takePersonSlug } from "../../people/people.module.ts";
import { isLinkFresh, isLinkToken } from "../mail-links.ts";

const STALE = "Deze link is niet geldig of ouder dan een uur. Vraag hieronder een nieuwe.";
const KNOWN = "Met dit e-mailadres is er al een account. Meld je aan.";

/** Turns a registration into an account (spec 1 §4). Again is no mistake: mail programs open links by themselves. */
export async function verifyEmail(
  { db, now, config }: Context,
  { userId: id, token }: { userId: string; token: string },
) {
  await db.transaction().execute(async (tx) => {
    const registration = await tx
      .selectFrom("registrations")
      .selectAll()
      .select("link_issued_at as issuedAt")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!registration || !isLinkToken(config, "confirm-email", registration, token)) throw gone(STALE);
    if (registration.confirmed_at) return;
    if (!isLinkFresh(registration, now)) throw gone(STALE);
    await lockEmail(tx, registration.email);
    if (await hasAccount(tx, registration.email)) throw refused(KNOWN);
    const { nickname, email, password_hash, newsletter, terms_version, created_at } = registration;
    const slug = await takePersonSlug(tx, nickname, id);
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
    await rememberWords(tx, nickname);
    await tx.updateTable("registrations").set({ confirmed_at: now }).where("id", "=", id).execute();
  });
}

const hasAccount = async (tx: Tx, email: string) =>
  (await tx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst()) !== undefined;
