import { readdir, readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

const FOLDER = new URL("../../../migrations/", import.meta.url);

/** The numbered .sql files of api/migrations, each run once, in order, in one transaction. */
async function sqlMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).toSorted();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name): Promise<[string, Migration]> => {
        const statements = await readFile(new URL(name, FOLDER), "utf8");
        return [
          name.replace(/\.sql$/, ""),
          {
            up: (db) =>
              sql
                .raw(statements)
                .execute(db)
                .then(() => undefined),
          },
        ];
      }),
    ),
  );
}

/** The migrations of this version, in order. */
export const knownMigrations = async () => Object.keys(await sqlMigrations()).toSorted();

/**
 * Brings the database up to date, or up to the named migration. Several processes may call it at once: one migrates,
 * the others wait.
 */
export async function migrate(db: Kysely<any>, last?: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: sqlMigrations } });
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  const failed = results?.find((result) => result.status === "Error");
  if (error) {
    throw new Error(`Migration ${failed?.migrationName ?? ""} failed: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
}
