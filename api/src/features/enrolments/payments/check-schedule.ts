import { days, hours, later, minutes } from "#platform/clock.ts";

/**
 * How many minutes after it was made an open payment is checked, besides the checks by its webhook and the person who
 * pays.
 */
const MINUTES = [1, 2, 5, 10, 30] as const;
/** How long after it was made the person who pays is mailed that a payment is still open. */
export const TOLD_AFTER = minutes(10);
/** How long a provider keeps an idempotency key: a payment whose id we have not received by then is given up. */
export const KEY_LASTS = hours(1);

interface Checked {
  created_at: Date;
  expires_at: Date | null;
}

/**
 * When an open payment is checked next: in the end every hour, until a day after it expires; null when it is not
 * checked any more. Checks that were missed are skipped.
 */
export function nextCheckAt({ created_at, expires_at }: Checked, now: Date) {
  const last = later(expires_at ?? created_at, days(1));
  if (now >= last) return null;
  const next = MINUTES.map((minute) => later(created_at, minutes(minute))).find((at) => at > now);
  return next ?? later(now, hours(1));
}
