import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { foreignKeysTo } from "#testing/foreign-keys-to.ts";
import { rolledBack } from "#testing/rolled-back.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anAlumnus } from "#features/content/alumni/alumnus.factory.ts";
import { aProduct } from "#features/content/products/product.factory.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPage } from "#features/content/pages/page.factory.ts";
import { deleteUnusedFiles } from "#features/media/files/delete-unused-files.ts";
import { storeFile } from "#features/media/files/store-file.ts";
import { FILE_USES } from "./file-uses.ts";

const test = useTestApi();

const declared = new Set(Object.keys(FILE_USES).map((table) => `${table}.file_id`));
const undeclared = async (db: Database | Tx) =>
  (await foreignKeysTo(db, "files"))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((use) => !declared.has(use));

/** Stores a download, offers it somewhere, and runs the job; returns what is left. */
async function deleteWhileOffered(offer: (fileId: string) => Promise<unknown>) {
  const { services } = test;
  const id = await storeFile(services, { name: "Oefenblad.pdf", bytes: Buffer.from("%PDF-1.4") });
  const { key } = await services.db.selectFrom("files").select("key").where("id", "=", id).executeTakeFirstOrThrow();
  await offer(id);
  await test.runJob(deleteUnusedFiles, { fileIds: [id] });
  const row = await services.db.selectFrom("files").select("id").where("id", "=", id).executeTakeFirst();
  return { hasRow: row !== undefined, hasBytes: await services.files.exists(key) };
}

describe("a download that something stopped offering", () => {
  it("is deleted with its bytes when nothing else offers it", async () => {
    expect(await deleteWhileOffered(async () => undefined)).toEqual({ hasRow: false, hasBytes: false });
  });

  it.each<[string, (file_id: string) => Promise<unknown>]>([
    ["an article", (file_id) => anArticle(test.services, { file_id })],
    ["a page", (file_id) => aPage(test.services, { file_id })],
    ["a free product", (file_id) => aProduct(test.services, { file_id })],
    ["an alumnus", (file_id) => anAlumnus(test.services, { file_id })],
  ])("stays while it is offered by %s", async (_case, offer) => {
    expect(await deleteWhileOffered(offer)).toEqual({ hasRow: true, hasBytes: true });
  });
});

describe("the registry of downloads", () => {
  it("has every column that refers to a download", async () => {
    expect(await undeclared(test.services.db)).toEqual([]);
  });

  it("detects a reference in a column with another name", async () => {
    const found = await rolledBack(test.services.db, async (tx) => {
      await sql`create table handouts (id uuid primary key, sheet_id uuid references files)`.execute(tx);
      return undeclared(tx);
    });
    expect(found).toEqual(["handouts.sheet_id"]);
  });

  it("fails the type check when a table is missing", () => {
    type WithHandouts = DB & { handouts: { id: string; file_id: string | null } };
    // @ts-expect-error handouts is missing
    const uses: Record<TableWith<"file_id", WithHandouts>, true> = FILE_USES;
    const expected = ["alumni", "articles", "content_versions", "pages", "products"];
    expect(Object.keys(uses).toSorted()).toEqual(expected);
  });
});
