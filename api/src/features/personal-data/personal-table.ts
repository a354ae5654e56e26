import { SITES } from "@inktvis/contract/sites";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { CreditOrder } from "#features/billing/invoices/issue-credit-note.ts";
import type { UnusedImages } from "#features/media/images/delete-unused-images.ts";
import { COUNTRIES } from "#features/people/countries/countries.ts";

/* The vocabulary of the personal-data registry. */

/** The data subject. */
export interface Person {
  id: string;
}

/**
 * An erasure in progress: one transaction, in which rows that others may change are locked
 * (lock-person-and-content.ts).
 */
export interface Erasing {
  tx: Tx;
  person: Person;
  now: Date;
  /** The request being carried out. */
  requestId: string;
  /** Strings that identify only this person (identifiers.ts). */
  identifiers: readonly string[];
  /** Names and titles, which other people may have too. */
  names: readonly string[];
  /** Key prefixes of files to delete after the commit. */
  files: string[];
  /** Pictures of others in deleted content, to delete after the commit if nothing uses them. */
  unusedImages: UnusedImages[];
  /** Credit notes to issue at the end: their counter is the last lock (docs/decisions/0055-settling-payments.md#locks). */
  credits: CreditOrder[];
}

/**
 * How a column is exported: with a label, as rich text, a picture or an amount, or with translated values. Null: not exported,
 * because it is technical or a secret.
 */
export type ColumnExport =
  | string
  | { label: string; kind: "rich" | "picture"; as?: (person: Person) => RawBuilder<unknown> }
  | { label: string; values: Readonly<Record<string, string>> }
  | ComputedColumn
  | null;

/** A column whose value is computed, possibly different for each person who receives it. */
export interface ComputedColumn {
  label: string;
  kind?: "euros";
  as: (person: Person) => RawBuilder<unknown>;
}

/** A condition that selects the rows of one person; the table is aliased `row`. */
type RowsOf = (person: Person) => RawBuilder<unknown>;

/** A table without personal data. */
export interface NonPersonalTable {
  nonPersonal: string;
}

/** A table with personal data: how it is exported and erased. */
export interface PersonalTable {
  table: keyof DB;
  /** Sections of the export by title, each with its rows. */
  sections: Readonly<Record<string, RowsOf>>;
  columns: Readonly<Record<string, ColumnExport>>;
  /** Values from other tables, by label. */
  extraColumns?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The order of the rows, which must be unique. */
  order: RawBuilder<unknown>;
  /** If absent, the rows are deleted with the account, by their foreign key. */
  erase?: (erasing: Erasing) => Promise<void>;
  /** Columns that are retained after an erasure; the reason is shown to the person, unless another table gives it. */
  retained?: { reason?: string; columns: readonly string[] };
}

export type TableEntry = NonPersonalTable | PersonalTable;

/** Declares a table without personal data, with the reason. */
export const nonPersonal = (because: string): NonPersonalTable => ({ nonPersonal: because });

/** Declares a table with personal data; the type demands every column. */
export const personalTable = <T extends keyof DB>(
  table: T,
  definition: Omit<PersonalTable, "table" | "order" | "columns" | "retained"> & {
    columns: Readonly<Record<keyof DB[T] & string, ColumnExport>>;
    order?: keyof DB[T] & string;
    retained?: { reason?: string; columns: readonly (keyof DB[T] & string)[] };
  },
): PersonalTable => ({
  ...definition,
  table,
  order: definition.order ? sql`${sql.ref(`row.${definition.order}`)}, row.ctid` : sql`row.ctid`,
});

/** Rows that refer to the person in this column. */
export const rowsOwnedBy =
  (column: string): RowsOf =>
  ({ id }) =>
    sql`${sql.ref(`row.${column}`)} = ${id}`;
/**
 * Rows without a user id, sent to an e-mail address at a moment: they belong to the owner of the address then, or to
 * its next owner if it had none, because a registration or an invitation comes before the account.
 */
export const rowsSentTo =
  (moment: string): RowsOf =>
  ({ id }) => {
    const [email, at] = [sql`lower(row.email)`, sql.ref(`row.${moment}`)];
    // The first condition can use an index.
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
/** Rows that belong to a row of the person: `rowsWithin("text_id", "texts", "author_id")`. */
export const rowsWithin =
  (column: string, table: keyof DB, owner: string): RowsOf =>
  ({ id }) =>
    sql`${sql.ref(`row.${column}`)} in (select id from ${sql.table(table)} where ${sql.ref(owner)} = ${id})`;

export const richTextColumn = (label: string): ColumnExport => ({ label, kind: "rich" });
export const pictureColumn = (label: string): ColumnExport => ({ label, kind: "picture" });
export const labelledValues = (label: string, values: Readonly<Record<string, string>>): ColumnExport => ({
  label,
  values,
});
export const COUNTRY_NAMES = Object.fromEntries(COUNTRIES.all.map(({ value, description }) => [value, description]));
export const siteColumn = labelledValues(
  "Site",
  Object.fromEntries(Object.entries(SITES).map(([name, { title }]) => [name, title])),
);
export const countryColumn = labelledValues("Land", COUNTRY_NAMES);
/** The title or name that a foreign key refers to. */
export const lookup = (label: string, as: RawBuilder<unknown>): ComputedColumn => ({ label, as: () => as });
const euros = (cents: RawBuilder<unknown>) => sql`round((${cents})::numeric / 100, 2)::text`;
/** An amount in cents as words: `12,50 euro`. */
export const eurosInWords = (cents: RawBuilder<unknown>) => sql`replace(${euros(cents)}, '.', ',') || ' euro'`;
/** An amount in euros that is stored in cents. */
export const inEuros = (label: string, cents: string): ComputedColumn => ({
  label,
  kind: "euros",
  as: () => euros(sql.ref(`row.${cents}`)),
});
/** A position that is stored from 0 and exported from 1. */
export const placeColumn = lookup("Plaats", sql`row.position + 1`);
/** The names that a row links to: `namesBy("course_genres", "course_id", "genres", "genre_id")`. */
export const namesBy = (links: string, owner: string, table: string, column: string) => sql`(
  select string_agg(chosen.name, ', ' order by chosen.name) from ${sql.table(links)} link
  join ${sql.table(table)} chosen on chosen.id = ${sql.ref(`link.${column}`)} where ${sql.ref(`link.${owner}`)} = row.id
)`;
export const titleOfText = (label = "Tekst") => lookup(label, sql`(select title from texts where id = row.text_id)`);
/** The title of somebody else's text, if it is public. */
export const titleOfPublicText = lookup(
  "Tekst",
  sql`(
    select title from texts where id = row.text_id and not is_private and hidden_at is null
      and author_id not in (select id from users where blocked_at is not null)
  )`,
);
export const titleOfContest = lookup("Wedstrijd", sql`(select title from contests where id = row.contest_id)`);
export const titleOfCourse = lookup("Cursus", sql`(select title from courses where id = row.course_id)`);

export const isPersonalTable = (tableEntry: TableEntry): tableEntry is PersonalTable => "table" in tableEntry;
