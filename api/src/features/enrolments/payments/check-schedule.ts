import { days, hours, later, minutes } from "#platform/clock.ts";

/** After how many minutes of its life an open payment is asked about, beside what its webhook and its payer bring. */
const MINUTES = [1, 2, 5, 10, 30] as const;
/** After so long, whoever began to pay hears that it is still open. */
export const TOLD_AFTER = minutes(10);
/** A provider keeps an idempotency key for an hour: what it did not name by then is given up. */
export const KEY_LASTS = hours(1);

interface Checked {
  created_at: Date;
  expires_at: Date | null;
}

/**
 * When an open payment is asked about next: hourly in the end, until a day after it expires; null: no more. Minutes that
 * were missed are not made up for.
 */
export function nextCheckAt({ created_at, expires_at }: Checked, now: Date) {
  const last = later(expires_at ?? created_at, days(1));
  if (now >= last) return null;
  const next = MINUTES.map((minute) => later(created_at, minutes(minute))).find((at) => at > now);
  return next ?? later(now, hours(1));
}
