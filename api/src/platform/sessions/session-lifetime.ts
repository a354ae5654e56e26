import type { SiteName } from "@inktvis/contract/sites";
import { days, hours, later, minutes } from "../clock.ts";

/* How long a session lasts: so long after it was last used, and never longer than so long after the proof. */

/** When somebody signed in, and when they last proved that it is them (`sign_ins`). */
export interface Proof {
  created_at: Date;
  confirmed_at: Date;
}

interface Lifetime {
  idle: number;
  absolute: number;
  /** The proof that it is counted from. */
  from: keyof Proof;
  /** Its use is written down this often at most: it may end that much before it was idle for so long. */
  renewEvery: number;
}

const MEMBERS: Lifetime = { idle: days(30), absolute: days(365), from: "created_at", renewEvery: hours(1) };
const STAFF_ROOM: Lifetime = { idle: minutes(30), absolute: hours(12), from: "confirmed_at", renewEvery: minutes(1) };
const lifetimeOn = (site: SiteName) => (site === "staff" ? STAFF_ROOM : MEMBERS);

/** As long as a visitor's cookie lasts. */
export const VISITOR_COOKIE = MEMBERS.idle;

/** Until when a session lasts on a site that is used now. */
export function sessionExpiry(site: SiteName, proof: Proof, now: Date) {
  const { idle, absolute, from } = lifetimeOn(site);
  return new Date(Math.min(later(now, idle).getTime(), later(proof[from], absolute).getTime()));
}

/** Whether it is time to write down that a session is used. */
export const isRenewalDue = (site: SiteName, seenAt: Date, now: Date) =>
  later(seenAt, lifetimeOn(site).renewEvery) < now;

const FRESH = minutes(15);

/** Whether somebody proved just now that it is them: what the staff room, and changing the second factor, ask for. */
export const isFresh = (confirmedAt: Date, now: Date) => now < later(confirmedAt, FRESH);
