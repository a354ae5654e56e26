import { sql } from "kysely";
import type { Tx } from "../../src/platform/db/database.ts";
import { insertRows } from "./insert-rows.ts";

const SEARCH_WORD = /[\p{L}\p{N}]{2,}/gu;

export const addSearchWords = (tx: Tx, names: readonly string[]) => {
  const plain = names.map((name) => name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
  const words = new Set(plain.flatMap((name) => name.match(SEARCH_WORD) ?? []));
  return insertRows(
    tx,
    "search_words",
    { word: "text" },
    [...words].map((word) => ({ word })),
    sql`on conflict do nothing`,
  );
};
