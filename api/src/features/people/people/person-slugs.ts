import type { Tx } from "#platform/db/database.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";

/** Claims the address of a profile; former ones redirect to it forever (docs/product/profiles.md#address). */
export const claimPersonSlug = (tx: Tx, nickname: string, personId: string) =>
  claimPermanentSlug(tx, { table: "user_slugs", owner: "user_id" }, { id: personId, title: nickname, isPublic: true });
