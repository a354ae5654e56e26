import type { Tx } from "#platform/db/database.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";

/** Every address that a profile ever had leads on to it for ever (docs/product/profiles.md#address). */
export const claimPersonSlug = (tx: Tx, nickname: string, personId: string) =>
  claimPermanentSlug(tx, { table: "user_slugs", owner: "user_id" }, { id: personId, title: nickname, isPublic: true });
