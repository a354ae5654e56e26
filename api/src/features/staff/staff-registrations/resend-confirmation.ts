import type { MemberContext } from "#platform/context.ts";
import { notFound, tooMany } from "#platform/http/errors.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { renewConfirmation } from "#features/accounts/auth/operations/resend-verify-email.ts";
import { lockRegistration } from "#features/accounts/auth/registrations.ts";

const noLongerOpen = () => notFound("Deze aanvraag is er niet meer: ze is bevestigd of vervallen.");

/**
 * Sends the confirmation mail of an open registration again. The public endpoint lets people renew their own
 * registration; this one does not revive a registration that a newer one superseded, and reports when the mail limit is
 * reached.
 */
export async function resendConfirmation(ctx: MemberContext, id: string) {
  const { db, viewer, now } = ctx;
  await db.transaction().execute(async (tx) => {
    if ((await lockRegistration(tx, id))?.superseded_at) throw noLongerOpen();
    const outcome = await renewConfirmation(tx, ctx, id);
    if (outcome === "gone") throw noLongerOpen();
    if (outcome === "limited")
      throw tooMany("Naar dit adres gingen het laatste uur al genoeg mails. Probeer het later opnieuw.");
    // It belongs to nobody yet: the account that it will become gets the same id.
    const registration = { subject: "registrations", subjectId: id, ownerId: null };
    await recordChange(tx, { actorId: viewer.id, now, action: "resend", ...registration });
  });
}
