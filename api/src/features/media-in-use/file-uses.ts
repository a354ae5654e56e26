import { sql } from "kysely";
import type { TableWith } from "#platform/db/table-with.ts";

/**
 * Every table that offers downloads. A table with a column `file_id` that is missing here fails the type check; one
 * that refers to files by another column fails file-uses.test.ts.
 */
export const FILE_USES: Readonly<Record<TableWith<"file_id">, true>> = {
  alumni: true,
  articles: true,
  content_versions: true,
  pages: true,
  products: true,
};

/** Whether anything offers the download: a condition on `files as file`. */
export const isFileUsed = () =>
  sql<boolean>`(${sql.join(
    Object.keys(FILE_USES).map(
      (table) => sql`exists (select from ${sql.table(table)} used where used.file_id = file.id)`,
    ),
    sql` or `,
  )})`;
