import type { DB } from "#platform/db/tables.gen.ts";
import type { TableEntry } from "./personal-table.ts";
import { isPersonalTable } from "./personal-table.ts";
import { accountTables } from "./registry/account.ts";
import { contestTables } from "./registry/contests.ts";
import { houseTables } from "./registry/house.ts";
import { profileTables } from "./registry/profile.ts";
import { reactionTables } from "./registry/reactions.ts";
import { textTables } from "./registry/texts.ts";

/**
 * Of every table what it holds of a person, how that is exported, and how it is erased. A table that is missing fails the
 * type check, and so does a column of one that is here: write it beside its like in `registry/`. Exports tell them in this
 * order; erasing goes through them the other way, so that the row of the person is the last.
 */
export const registry: Readonly<Record<keyof DB, TableEntry>> = {
  ...profileTables,
  ...textTables,
  ...reactionTables,
  ...contestTables,
  ...accountTables,
  ...houseTables,
};

export const personalTables = Object.values(registry).filter(isPersonalTable);

/** What stays after an erasure, in sentences for whoever asks for one. */
export const retainedAfterErasure = personalTables.flatMap(({ retained }) => retained?.reason ?? []);
