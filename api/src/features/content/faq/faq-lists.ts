import { lockPositions, type OrderedList } from "#platform/db/positions.ts";

export const CATEGORY_LIST: OrderedList = { table: "faq_categories", listColumn: "collection_id" };
export const ITEM_LIST: OrderedList = { table: "faq_items", listColumn: "category_id" };

export const lockFaq = lockPositions("faq");
