import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#platform/db/database.ts";
import { lockInOrder, numberInOrder, type OrderedList } from "#platform/db/positions.ts";
import { syllabusChanged } from "./syllabus.errors.ts";

interface Order {
  list: string;
  sortOrders: readonly { id: string; sortOrder: number }[];
  /** The order that the caller saw. */
  before: readonly string[] | undefined;
}

/**
 * Orders a whole list, whose online course is locked.
 * @throws 409 when the list has other rows than the caller sent, or another order than the caller saw
 */
export async function reorder(tx: Tx, ordered: OrderedList, { list, sortOrders, before }: Order) {
  const present = await lockInOrder<string>(tx, ordered, list);
  const ids = sortOrders.toSorted((one, other) => one.sortOrder - other.sortOrder).map(({ id }) => id);
  if (!isDeepStrictEqual(ids.toSorted(), present.toSorted())) throw syllabusChanged();
  if (before && !isDeepStrictEqual(before, present)) throw syllabusChanged();
  await numberInOrder(tx, ordered, { ids, list });
}
