import { readdir, readFile } from "node:fs/promises";

const FOLDER = new URL("../../../migrations/", import.meta.url);

/** On a line of its own in a file of api/migrations; squawk, which checks the files, reads it too. */
const OUTSIDE_A_TRANSACTION = /^-- squawk-disable-assume-in-transaction$/m;

/** A comment, a literal, a dollar-quoted body, or any other character that does not end a statement. */
const STATEMENT = /(?:--.*|'[^']*'|(\$\w*\$)[\s\S]*?\1|[^;])+/g;
const COMMENT = /--.*/g;

export interface MigrationFile {
  name: string;
  text: string;
  /**
   * Whether its statements run one by one, outside a transaction: it may stop halfway, and is then run again from its
   * start.
   */
  isOutsideTransaction: boolean;
}

/** The numbered .sql files of api/migrations, in order. */
export async function readMigrations(folder = FOLDER): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), "utf8");
      return { name: file.replace(/\.sql$/, ""), text, isOutsideTransaction: OUTSIDE_A_TRANSACTION.test(text) };
    }),
  );
}

/** The statements of a file, each with the comments before it. */
export const statementsOf = (text: string) =>
  (text.match(STATEMENT) ?? []).filter((statement) => statement.replaceAll(COMMENT, "").trim() !== "");

/** The indexes that a file builds while the table is written to. */
export const concurrentIndexesOf = (text: string) =>
  [...text.matchAll(/create (?:unique )?index concurrently if not exists (\w+)/gi)].map(([, name = ""]) => name);
