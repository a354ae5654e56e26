import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { COUNTRIES } from "#features/people/countries/countries.ts";

/* The words in which the registry says what a table holds of a person. */

/** Whose data it is. */
export interface Person {
  id: string;
}

/** An erasure under way: the rows that several may race for are held (lock-person.ts), in one transaction. */
export interface Erasing {
  tx: Tx;
  person: Person;
  /** The request that is carried out. */
  requestId: string;
  /** What leads to this person and to nobody else: ids, addresses of pages, where their mail goes and went. */
  identifiers: readonly string[];
  /** What they are called, which others may be too. */
  names: readonly string[];
  /** Files that nothing needs once this is done, by the start of their key. */
  files: string[];
}

/**
 * How a column is said in an export: under this label, as markup or a picture, or in other words. Null: not at all, because it only
 * means something to the machine, or is a secret.
 */
export type ColumnExport =
  | string
  | { label: string; kind: "rich" | "picture" }
  | { label: string; words: Readonly<Record<string, string>> }
  | { label: string; as: (person: Person) => RawBuilder<unknown> }
  | null;

/** Rows of one person; the table goes by `row`. */
type RowsOf = (person: Person) => RawBuilder<unknown>;

/** A table that holds nothing of a person. */
export interface NonPersonalTable {
  nonPersonal: string;
}

/** A table that does, and what happens to it. */
export interface PersonalTable {
  table: keyof DB;
  /** The parts of an export that it fills, by their titles. */
  sections: Readonly<Record<string, RowsOf>>;
  columns: Readonly<Record<string, ColumnExport>>;
  /** What belongs to a row and stands in another table, by its label. */
  extraColumns?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** In which order rows are read, and who they are: unique with it. */
  order: RawBuilder<unknown>;
  /** Absent: its rows go with the account itself, by their foreign key. */
  erase?: (erasing: Erasing) => Promise<void>;
  /** What stays after an erasure: of which columns, and why, in words for the person unless another table said them. */
  retained?: { reason?: string; columns: readonly string[] };
}

export type TableEntry = NonPersonalTable | PersonalTable;

/** Says why a table holds nothing of a person, or what of a person goes with another row. */
export const nonPersonal = (because: string): NonPersonalTable => ({ nonPersonal: because });

/** What a table holds of a person; each of its columns is named. */
export const personalTable = <T extends keyof DB>(
  table: T,
  definition: Omit<PersonalTable, "table" | "order" | "columns" | "keeps"> & {
    columns: Readonly<Record<keyof DB[T] & string, ColumnExport>>;
    order?: keyof DB[T] & string;
    retained?: { reason?: string; columns: readonly (keyof DB[T] & string)[] };
  },
): PersonalTable => ({
  ...definition,
  table,
  order: definition.order ? sql`${sql.ref(`row.${definition.order}`)}, row.ctid` : sql`row.ctid`,
});

/** Rows that name the person in this column. */
export const rowsOwnedBy =
  (column: string): RowsOf =>
  ({ id }) =>
    sql`${sql.ref(`row.${column}`)} = ${id}`;
/**
 * Rows without a person, sent to an address at a moment: of who had that address then. Of who had it next when nobody had,
 * since a mail to register or an invitation comes before the account.
 */
export const rowsSentTo =
  (address: string, moment: string): RowsOf =>
  ({ id }) => {
    const [email, at] = [sql`lower(${sql.ref(`row.${address}`)})`, sql.ref(`row.${moment}`)];
    // The first condition is the one that an index answers.
    return sql`(
      ${email} = any (array(
        select lower(email) from users where id = ${id}
        union all select lower(email) from former_emails where user_id = ${id}
      ))
      and ${id}::uuid = coalesce(
        (
          select user_id from former_emails
          where lower(email) = ${email} and given_up_at >= ${at} order by given_up_at limit 1
        ),
        (select id from users where lower(email) = ${email})
      )
    )`;
  };
/** Rows of a row of theirs: `within("text_id", "texts", "author_id")`. */
export const rowsWithin =
  (column: string, table: keyof DB, owner: string): RowsOf =>
  ({ id }) =>
    sql`${sql.ref(`row.${column}`)} in (select id from ${sql.table(table)} where ${sql.ref(owner)} = ${id})`;

export const richTextColumn = (label: string): ColumnExport => ({ label, kind: "rich" });
export const pictureColumn = (label: string): ColumnExport => ({ label, kind: "picture" });
export const labelledValues = (label: string, words: Readonly<Record<string, string>>): ColumnExport => ({
  label,
  words,
});
export const countryColumn = labelledValues(
  "Land",
  Object.fromEntries(COUNTRIES.all.map(({ value, description }) => [value, description])),
);
/** What a column leads to, by its title or name instead of its id. */
export const lookup = (label: string, as: RawBuilder<unknown>): ColumnExport => ({ label, as: () => as });
export const titleOfText = (label = "Tekst") => lookup(label, sql`(select title from texts where id = row.text_id)`);
/** Of somebody else's text, as far as others may know of it. */
export const titleOfPublicText = lookup(
  "Tekst",
  sql`(
    select title from texts where id = row.text_id and not is_private and hidden_at is null
      and author_id not in (select id from users where blocked_at is not null)
  )`,
);
export const titleOfContest = lookup("Wedstrijd", sql`(select title from contests where id = row.contest_id)`);

export const isPersonalTable = (tableEntry: TableEntry): tableEntry is PersonalTable => "table" in tableEntry;
