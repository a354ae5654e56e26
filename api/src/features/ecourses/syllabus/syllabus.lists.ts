import type { OrderedList } from "#platform/db/positions.ts";

/* Positions run from 1 without gaps. They change only while the row of the online course is locked. */

export const MODULE_LIST: OrderedList = { table: "ecourse_modules", listColumn: "ecourse_id" };
/** Deleted lessons are in no list: they have no module. */
export const LESSON_LIST: OrderedList = { table: "lessons", listColumn: "module_id" };
