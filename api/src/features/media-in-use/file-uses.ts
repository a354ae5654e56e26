import { sql } from "kysely";
import type { TableWith } from "#platform/db/table-with.ts";

/**
 * Everything that offers a download. A table that gets a column `file_id` and is missing here fails the type check, and
 * one that points at files by another column a test (file-uses.test.ts).
 */
export const FILE_USES: Readonly<Record<TableWith<"file_id">, true>> = { articles: true, pages: true };

/** Whether anything still offers it: a condition on `files as file`. */
export const isFileUsed = () =>
  sql<boolean>`(${sql.join(
    Object.keys(FILE_USES).map(
      (table) => sql`exists (select from ${sql.table(table)} used where used.file_id = file.id)`,
    ),
    sql` or `,
  )})`;
