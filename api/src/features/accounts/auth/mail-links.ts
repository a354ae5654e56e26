import { originOf } from "@inktvis/contract/sites";
import { days, hours, later } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { sameSecret, sign } from "#platform/secrets.ts";

/** Every link in a mail of this feature is valid for an hour (docs/product/sign-in.md#mail-links). */
const VALID = hours(1);

/** The exception: the link that undoes a change of address (docs/product/accounts.md#undoing-another-address). */
const UNDOABLE = days(7);

type Purpose = "confirm-email" | "reset-password" | "change-email" | "undo-change-email";

/** The row that a link belongs to, and when the link was issued. */
interface Issued {
  id: string;
  issuedAt: Date;
}

/** Not stored but signed from the row, so that a mail that is sent twice carries the same link. */
export const linkToken = ({ secret }: Config, purpose: Purpose, { id, issuedAt }: Issued) =>
  sign(secret, purpose, id, issuedAt.toISOString());

export const isLinkToken = (config: Config, purpose: Purpose, issued: Issued, token: string) =>
  sameSecret(token, linkToken(config, purpose, issued));

export const linkExpiry = ({ issuedAt }: Pick<Issued, "issuedAt">) => later(issuedAt, VALID);
export const isLinkFresh = (issued: Pick<Issued, "issuedAt">, now: Date) => now < linkExpiry(issued);
/** Links issued after this are still valid. */
export const oldestFreshLink = (now: Date) => later(now, -VALID);
/** Changes confirmed after this can still be undone. */
export const oldestUndoableChange = (now: Date) => later(now, -UNDOABLE);

/** A page of the auth site. */
export const authLink = (config: Config, path: string, query?: Record<string, string>) =>
  originOf(config.sites, "auth") + path + (query ? `?${new URLSearchParams(query)}` : "");
