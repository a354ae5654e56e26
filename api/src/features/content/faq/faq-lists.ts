import type { Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import type { OrderedList } from "#platform/db/positions.ts";

export const CATEGORY_LIST: OrderedList = { table: "faq_categories", listColumn: "collection_id" };
export const ITEM_LIST: OrderedList = { table: "faq_items", listColumn: "category_id" };

/** Serializes changes of positions, which renumber a whole list. Lock this before any row, to avoid deadlocks. */
export const lockFaq = (tx: Tx) => lockName(tx, "faq");
