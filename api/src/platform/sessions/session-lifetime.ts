import type { SiteName } from "@inktvis/contract/sites";
import { days, hours, later, minutes } from "../clock.ts";

/* Session lifetimes: an idle timeout, and an absolute one since the proof. */

/** Times of a sign-in (`sign_ins`): created, and last proof. */
export interface Proof {
  created_at: Date;
  confirmed_at: Date;
}

interface Lifetime {
  idle: number;
  absolute: number;
  /** The start of the absolute lifetime. */
  from: keyof Proof;
  /** How often use is recorded at most; the idle timeout may be that much shorter. */
  renewEvery: number;
}

const MEMBERS: Lifetime = { idle: days(30), absolute: days(365), from: "created_at", renewEvery: hours(1) };
const STAFF_ROOM: Lifetime = { idle: minutes(30), absolute: hours(12), from: "confirmed_at", renewEvery: minutes(1) };
const lifetimeOn = (site: SiteName) => (site === "staff" ? STAFF_ROOM : MEMBERS);

/** Maximum age of a visitor's cookie. */
export const VISITOR_COOKIE = MEMBERS.idle;

/** The expiry of a session that is used now. */
export function sessionExpiry(site: SiteName, proof: Proof, now: Date) {
  const { idle, absolute, from } = lifetimeOn(site);
  return new Date(Math.min(later(now, idle).getTime(), later(proof[from], absolute).getTime()));
}

/** Whether use has to be recorded again. */
export const isRenewalDue = (site: SiteName, seenAt: Date, now: Date) =>
  later(seenAt, lifetimeOn(site).renewEvery) < now;

const FRESH = minutes(15);

/** Whether the last proof is recent enough for the staff room and for changing factors. */
export const isFresh = (confirmedAt: Date, now: Date) => now < later(confirmedAt, FRESH);
