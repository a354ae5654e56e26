import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import { numberInForce } from "./terms-in-force.ts";

interface NewMember {
  memberId: string;
  /** The version that they agreed to when they registered; null before there were any. */
  agreedTo: number | null;
  now: Date;
}

/**
 * Notifies a new member of terms that were published after they registered: when all members were notified, they had no
 * account yet.
 */
export async function notifyOfNewerTerms(tx: Tx, { memberId, agreedTo, now }: NewMember) {
  const number = await numberInForce(tx);
  if (agreedTo === null || number === null || number === agreedTo) return;
  await notify(tx, { to: [memberId], type: "termsChanged", about: {}, dedupeKey: String(number), now });
}
