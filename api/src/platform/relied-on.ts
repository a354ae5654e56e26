import { type RawBuilder, sql } from "kysely";
import type { Services } from "./context.ts";
import type { Tx } from "./db/database.ts";
import type { TableWith } from "./db/table-with.ts";

/**
 * How things of one kind, such as contests, go on when their organiser leaves, because others rely on them
 * (personal-data/relied-on.ts).
 */
export interface ReliedOn {
  /** The condition for those that others rely on; their table has the alias `row`. */
  isReliedOn: RawBuilder<boolean>;
  /** Whether a person (alias `user`) takes part in the one with this id otherwise than as its organiser. */
  takesPart?: (id: string) => RawBuilder<boolean>;
  /** Makes somebody else the organiser. The caller has locked the rows. */
  changeOrganizer: (services: Pick<Services, "config"> & { tx: Tx }, change: NewOrganizer) => Promise<unknown>;
  /** The mail to the new organiser. */
  mail: {
    /** In the plural: "wedstrijden". */
    things: string;
    /** Why these things stay, and what to look after. */
    words: readonly string[];
    /** The path of their page on the account site. */
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
 * @param pictures a query of the ids of the organiser's pictures; by default those in the table itself
 */
export async function transferToOrganizer(
  tx: Tx,
  table: TableWith<"organizer_id">,
  { ids, from, to }: NewOrganizer,
  pictures = sql`select unnest(pictures) from ${sql.table(table)} where id = any(${ids}::uuid[])`,
) {
  await sql`update ${sql.table(table)} set organizer_id = ${to} where id = any(${ids}::uuid[])`.execute(tx);
  await sql`update images set owner_id = ${to} where owner_id = ${from} and id in (${pictures})`.execute(tx);
}
