import { ALREADY_CONFIRMED } from "@inktvis/contract/features/accounts/auth";
import type { Selectable } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { EmailChanges } from "#platform/db/tables.gen.ts";
import { gone } from "#platform/http/errors.ts";
import { logSecurity } from "#platform/security-log.ts";
import { addressGained } from "../../auth/address-gained.kind.ts";
import { claimEmail, type EmailChangeEnd } from "../../auth/email-changes.ts";
import { emailChanged } from "../../auth/auth.jobs.ts";
import { isLinkFresh, isLinkToken } from "../../auth/mail-links.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";

const INVALID = "Deze link is niet geldig. Vraag de wijziging opnieuw aan.";
const EXPIRED = "Deze link is ouder dan een uur. Vraag de wijziging opnieuw aan.";
const TAKEN = "Met dit e-mailadres is er intussen een ander account. Het kan dus niet meer bij het jouwe horen.";
const IN_FORCE = "Deze link is al gebruikt: je meldt je aan met dit e-mailadres.";
const SUCCEEDED = "Deze link is al gebruikt, en daarna kreeg je account nog een ander e-mailadres.";
const ENDED: Record<EmailChangeEnd, string> = {
  newer: "Je vroeg de wijziging daarna nog eens aan. Alleen de link in de nieuwste mail werkt.",
  withdrawn: "Deze wijziging is ingetrokken. Wil je ze toch? Vraag ze dan opnieuw aan.",
  password:
    "Het wachtwoord van je account is intussen gewijzigd. Daarmee verviel deze wijziging: vraag ze opnieuw aan.",
  restored: "Het vroegere e-mailadres van je account is teruggezet. Daarmee verviel deze wijziging.",
};

/**
 * Puts the new address in force. Works in any browser: the link itself is the proof.
 * @throws 410 that says why the link is dead; `already-confirmed` when it put this address in force before
 */
export async function confirmChangeEmail(ctx: Context, input: { userId: string; token: string }) {
  const { db, now, jobs } = ctx;
  await db.transaction().execute(async (tx) => {
    const user = await lockPersonRow(tx, input.userId).select(["id", "email", "password_hash"]).executeTakeFirst();
    if (!user) throw gone(INVALID);
    const change = await changeOfLink(tx, ctx, input);
    refuseDeadChange(change, user.email, now);
    if (!(await claimEmail(tx, user, change.email, now))) throw gone(TAKEN);
    await tx
      .updateTable("email_changes")
      .set({ used_at: now, old_email: user.email, known_passwords: [user.password_hash] })
      .where("id", "=", change.id)
      .execute();
    // Reset links that were sent to the old address must no longer work.
    await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
    await jobs.enqueue(tx, addressGained, { userId: user.id });
    for (const to of ["old", "new"] as const) await jobs.enqueue(tx, emailChanged, { emailChangeId: change.id, to });
  });
  logSecurity(ctx, "e-mail address changed", { personId: input.userId });
}

/** Finds the change of a link, even a dead one: the sweep keeps those for days. @throws 410 */
async function changeOfLink(tx: Tx, { config }: Context, { userId, token }: { userId: string; token: string }) {
  const changes = await tx
    .selectFrom("email_changes")
    .select(["id", "email", "issued_at", "used_at", "undone_at", "ended_by"])
    .where("user_id", "=", userId)
    .execute();
  const change = changes.find(({ id, issued_at: issuedAt }) =>
    isLinkToken(config, "change-email", { id, issuedAt }, token),
  );
  if (!change) throw gone(INVALID);
  return change;
}

type Change = Pick<Selectable<EmailChanges>, "id" | "email" | "issued_at" | "used_at" | "undone_at" | "ended_by">;

/** @throws 410 */
function refuseDeadChange(change: Change, emailInForce: string, now: Date) {
  if (change.undone_at) throw gone(ENDED.restored);
  if (change.used_at) throw emailInForce === change.email ? gone(IN_FORCE, ALREADY_CONFIRMED) : gone(SUCCEEDED);
  if (change.ended_by) throw gone(ENDED[change.ended_by]);
  if (!isLinkFresh({ issuedAt: change.issued_at }, now)) throw gone(EXPIRED);
}
