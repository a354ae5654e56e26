import { type RawBuilder, sql } from "kysely";
import type { Services } from "./context.ts";
import type { Tx } from "./db/database.ts";
import type { TableWith } from "./db/table-with.ts";

/**
 * How a kind of things that somebody organises goes on without them, since others rely on it
 * (personal-data/relied-on.ts).
 */
export interface ReliedOn {
  /** Which of them; their table has the alias `row`. */
  isReliedOn: RawBuilder<boolean>;
  /** Whether somebody (as `user`) has a part in the one with this id that does not go with organising it. */
  takesPart?: (id: string) => RawBuilder<boolean>;
  /** Makes somebody else their organiser. The caller has locked them. */
  changeOrganizer: (services: Pick<Services, "config"> & { tx: Tx }, change: NewOrganizer) => Promise<unknown>;
  /** For who takes them over. */
  mail: {
    /** In the plural: "wedstrijden". */
    things: string;
    /** Why they stay, and what to look after. */
    words: readonly string[];
    /** On the account site. */
    path: string;
  };
}

export interface NewOrganizer {
  ids: readonly string[];
  from: string;
  to: string;
}

/**
 * Makes somebody else the organiser of things, and the owner of their pictures.
 * @param pictures where the pictures are that belong to their organiser; by default in their own table
 */
export async function giveToOrganizer(
  tx: Tx,
  table: TableWith<"organizer_id">,
  { ids, from, to }: NewOrganizer,
  pictures = sql`select unnest(pictures) from ${sql.table(table)} where id = any(${ids}::uuid[])`,
) {
  await sql`update ${sql.table(table)} set organizer_id = ${to} where id = any(${ids}::uuid[])`.execute(tx);
  await sql`update images set owner_id = ${to} where owner_id = ${from} and id in (${pictures})`.execute(tx);
}
