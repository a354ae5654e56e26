import { mkdtempSync, rmSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { FIRST_FILES, filesOfWidth, imageFolder, imageKey } from "@inktvis/api/platform/files/media";
import { jobKind } from "@inktvis/api/platform/jobs/job-kind";
import { readConfig } from "@inktvis/api/platform/config";
import { openDatabase } from "@inktvis/api/platform/db/database";
import { knownMigrations, migrate } from "@inktvis/api/platform/db/migrate";
import { openFileStore } from "@inktvis/api/platform/files/file-store";
import { openJobQueue } from "@inktvis/api/platform/jobs/job-queue";
import { createLogger } from "@inktvis/api/platform/log";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { namedFiles } from "@inktvis/api/named-files";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forEach } from "./copy-files.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const test = useTestApi();
const made: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "inktvis-backup-"));
  made.push(folder);
  return folder;
};
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** An empty database and an empty data folder, as on a new machine. */
async function aNewMachine() {
  const name = `restored_${crypto.randomUUID().replaceAll("-", "")}`;
  await sql`create database ${sql.id(name)}`.execute(test.services.db);
  const databaseUrl = test.databaseUrl.replace(/\/test_\w+\?/, `/${name}?`);
  const config = readConfig({
    DATA_DIR: newFolder(),
    LOG_LEVEL: "silent",
    SESSION_SECRET: test.services.config.secret,
  });
  const db = openDatabase({ url: databaseUrl, poolSize: 2, onIdleError: () => {} });
  const log = createLogger(config);
  return { config, databaseUrl, db, log };
}
const here = () => ({ ...test.services, databaseUrl: test.databaseUrl, durable: false });
const deletePicture = async (id: string) => {
  await test.services.db.deleteFrom("images").where("id", "=", id).execute();
  await test.services.files.deleteAll(imageFolder(id));
};
const sumsOf = (folder: string) => readFile(join(folder, "SHA256SUMS"), "utf8");

const PICTURE_WIDTH = 600;
const PICTURE_FILES = filesOfWidth(PICTURE_WIDTH);
async function aStoredPicture(ownerId: string) {
  const { db, files } = test.services;
  const id = crypto.randomUUID();
  for (const file of PICTURE_FILES) await files.put(imageKey(id, file), Buffer.from(id), `image/${file.format}`);
  await db
    .insertInto("images")
    .values({ id, owner_id: ownerId, width: PICTURE_WIDTH, height: 300, is_rendered: true })
    .execute();
  return id;
}

describe("a backup made under writes", () => {
  it(
    "has everything acknowledged before it and every file it names, and restoring it gives an identical backup",
    { timeout: 60_000 },
    async () => {
      const { db, jobs } = test.services;
      const author = await aPerson(test.services);
      const browser = await test.browser().signInAs(author.id);
      await db
        .transaction()
        .execute((tx) => jobs.enqueue(tx, jobKind("auth.registration-asked"), { id: "line\nbreak \\ tab\t" }));
      const acknowledged: { texts: string[]; pictures: string[] } = { texts: [], pictures: [] };
      const over = new AbortController();
      const writeTexts = async () => {
        while (!over.signal.aborted) {
          const form = { title: "Onder het schrijven", body: "<p>Woorden\\t en meer.</p>", genres: [1], private: 0 };
          acknowledged.texts.push((await browser.post("/texts", form)).body.data.id);
        }
      };
      const writePictures = async () => {
        while (!over.signal.aborted && acknowledged.pictures.length < 40)
          acknowledged.pictures.push(await aStoredPicture(author.id));
      };
      // In the order of the jobs: the row first, then its files.
      const deletePictures = async () => {
        for (let times = 0; times < 40; times++) await deletePicture(await aStoredPicture(author.id));
      };
      const writing = Promise.all([writeTexts(), writeTexts(), writePictures(), deletePictures()]);
      const folder = newFolder();
      const backUp = async () => {
        await expect.poll(() => Math.min(acknowledged.texts.length, acknowledged.pictures.length)).toBeGreaterThan(5);
        return { before: structuredClone(acknowledged), manifest: await makeBackup(here(), folder) };
      };
      const { before, manifest } = await backUp().finally(() => over.abort());
      await writing;
      expect(manifest.missingFiles).toEqual([]);
      expect(acknowledged.texts.length).toBeGreaterThan(before.texts.length);

      const there = await aNewMachine();
      expect(await restoreBackup({ ...there, replace: false }, folder)).toMatchObject({
        jobsLeftOut: 0,
        isOtherSecret: false,
      });
      const texts = await there.db.selectFrom("texts").select("id").where("author_id", "=", author.id).execute();
      expect(texts.map(({ id }) => id)).toEqual(expect.arrayContaining(before.texts));
      const pictures = await there.db.selectFrom("images").select("id").execute();
      expect(pictures.map(({ id }) => id)).toEqual(expect.arrayContaining(before.pictures));
      const store = await openFileStore(there.config);
      const named = await namedFiles(there.db);
      // No files of pictures that were deleted before the backup.
      expect(manifest.files).toBe(named.length);
      for (const { key } of named) expect((await buffer(await store.read(key))).toString()).toBe(key.split("/")[1]);

      const again = newFolder();
      expect((await makeBackup({ ...there, files: store, durable: false }, again)).sequences).toEqual(
        manifest.sequences,
      );
      expect(await sumsOf(again)).toBe(await sumsOf(folder));
      await there.db.destroy();
    },
  );
});

describe("a backup", () => {
  it("takes another snapshot when a file is deleted while it is copied, and keeps no deleted files", async () => {
    const { files } = test.services;
    const { id } = await aPerson(test.services);
    const [copied, ...others] = [await aStoredPicture(id), await aStoredPicture(id)];
    let late: string | undefined;
    const churning = {
      ...files,
      read: async (key: string) => {
        const content = await files.read(key);
        // Once, while the last files of the first round are read: a picture that was copied is deleted, and another is
        // added.
        if (late === undefined && key.startsWith(imageFolder(others[0] ?? ""))) {
          late = await aStoredPicture(id);
          await deletePicture(copied ?? "");
        }
        return content;
      },
      exists: async (key: string) => {
        // In the second round, after the snapshot.
        if (late !== undefined && key === imageKey(late)) await deletePicture(late);
        return files.exists(key);
      },
    };
    const { missingFiles, ...manifest } = await makeBackup({ ...here(), files: churning }, newFolder());
    expect(missingFiles).toEqual([]);
    expect(manifest.files).toBe((await namedFiles(test.services.db)).length);
    expect(late).toBeDefined();
  });

  it("has every row of a table that a migration rewrites after the snapshot", async () => {
    const { files, db } = test.services;
    const author = await aPerson(test.services);
    await aStoredPicture(author.id);
    let late: string | undefined;
    let migrating: Promise<unknown> | undefined;
    const hasLocked = async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table users add%'
      `.execute(db);
      return rows[0]?.waiting === 1;
    };
    const migratedWhileCopying = {
      ...files,
      read: async (key: string) => {
        late ??= await aStoredPicture(author.id);
        return files.read(key);
      },
      exists: async (key: string) => {
        // In the second round, after the snapshot.
        if (late !== undefined && key.startsWith(imageFolder(late)) && !migrating) {
          let isOver = false;
          // A different value for each row makes PostgreSQL rewrite the table.
          migrating = sql`alter table users add column rewritten float default random()`.execute(db);
          void migrating.finally(() => (isOver = true));
          await expect.poll(async () => isOver || (await hasLocked())).toBe(true);
        }
        return files.exists(key);
      },
    };
    const { tables } = await makeBackup({ ...here(), files: migratedWhileCopying }, newFolder());
    await migrating;
    await sql`alter table users drop column rewritten`.execute(db);
    expect(migrating).toBeDefined();
    const { people } = await db
      .selectFrom("users")
      .select(({ fn }) => fn.countAll<number>().as("people"))
      .executeTakeFirstOrThrow();
    expect(tables["users"]?.rows).toBe(people);
    expect(tables["users"]?.columns).not.toContain("rewritten");
  });

  it("keeps no partial copy of a file that was deleted while it was copied", async () => {
    const { files } = test.services;
    const picture = await aStoredPicture((await aPerson(test.services)).id);
    const breaking = {
      ...files,
      read: async (key: string) => {
        if (!key.startsWith(imageFolder(picture))) return files.read(key);
        return Readable.from(
          (async function* () {
            yield Buffer.from("half");
            await deletePicture(picture);
            throw new Error("gone");
          })(),
        );
      },
    };
    const folder = newFolder();
    expect((await makeBackup({ ...here(), files: breaking }, folder)).missingFiles).toEqual([]);
    const written = await readdir(join(folder, "files"), { recursive: true });
    expect(written.filter((path) => path.includes(picture) && path.endsWith(".webp"))).toEqual([]);
  });

  it("fails with the reason when one of its files cannot be written", async () => {
    const { files } = test.services;
    const key = imageKey(await aStoredPicture((await aPerson(test.services)).id));
    const folder = newFolder();
    const slow = {
      ...files,
      exists: async (asked: string) => {
        if (asked === key) await mkdir(join(folder, "files", key), { recursive: true });
        return files.exists(asked);
      },
      read: async (asked: string) => {
        if (asked === key) await pause(100);
        return files.read(asked);
      },
    };
    await expect(makeBackup({ ...here(), files: slow }, folder)).rejects.toThrow("EISDIR");
  });

  it("lists the files that the database names but the store does not have", async () => {
    const { id } = await aPerson(test.services);
    const picture = await aStoredPicture(id);
    await test.services.files.deleteAll(imageFolder(picture));
    const { missingFiles } = await makeBackup(here(), newFolder());
    expect(missingFiles).toEqual(FIRST_FILES.map((file) => imageKey(picture, file)).toSorted());
    await test.services.db.deleteFrom("images").where("id", "=", picture).execute();
  });

  it("has the files of a picture that was taken down but not yet moved", async () => {
    const { id } = await aPerson(test.services);
    const picture = await aStoredPicture(id);
    await test.services.db.updateTable("images").set({ taken_down_at: new Date() }).where("id", "=", picture).execute();
    expect((await makeBackup(here(), newFolder())).missingFiles).toEqual([]);
  });

  it("is not written into a folder that is not empty", async () => {
    const folder = newFolder();
    await writeFile(join(folder, "brief.txt"), "");
    await expect(makeBackup(here(), folder)).rejects.toThrow("is not empty");
  });
});

describe("restoring", () => {
  let folder: string;
  beforeAll(async () => {
    await aPerson(test.services);
    folder = newFolder();
    await makeBackup(here(), folder);
  });

  it("is refused when a file of the backup is damaged or missing, before anything is changed", async () => {
    const there = await aNewMachine();
    const table = join(folder, "database/users.copy.gz");
    await rename(table, `${table}.kept`);
    await expect(restoreBackup({ ...there, replace: false }, folder)).rejects.toThrow("users.copy.gz cannot be read");
    await writeFile(table, await readFile(`${table}.kept`));
    await appendFile(table, "x");
    await expect(restoreBackup({ ...there, replace: false }, folder)).rejects.toThrow("users.copy.gz is damaged");
    await rename(`${table}.kept`, table);
    const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(there.db);
    expect(rows).toEqual([]);
    await there.db.destroy();
  });

  it("is refused for a backup that was interrupted, and for one of a newer version", async () => {
    const manifest = join(folder, "manifest.json");
    const written = await readFile(manifest, "utf8");
    const there = await aNewMachine();
    await rm(manifest);
    await expect(restoreBackup({ ...there, replace: false }, folder)).rejects.toThrow("interrupted");
    await writeFile(manifest, written.replace('"migrations": [', '"migrations": ["0000-other",'));
    await expect(restoreBackup({ ...there, replace: false }, folder)).rejects.toThrow("another version");
    await writeFile(manifest, written);
    await there.db.destroy();
  });

  it("refuses a database in use, or with data unless told to replace it; reports another secret", async () => {
    const there = await aNewMachine();
    await sql`create table kept ()`.execute(there.db);
    await expect(restoreBackup({ ...there, replace: true }, folder)).rejects.toThrow("in use");
    await there.db.destroy();
    await expect(restoreBackup({ ...there, replace: false }, folder)).rejects.toThrow("not empty");
    const config = { ...there.config, secret: "x".repeat(32) };
    expect(await restoreBackup({ ...there, config, replace: true }, folder)).toMatchObject({ isOtherSecret: true });
  });

  it("replaces nothing when the files cannot be written", async () => {
    const there = await aNewMachine();
    await sql`create table kept ()`.execute(there.db);
    await there.db.destroy();
    const noFolder = join(there.config.dataDir, "no-folder");
    await writeFile(noFolder, "");
    const config = { ...there.config, dataDir: noFolder };
    await expect(restoreBackup({ ...there, config, replace: true }, folder)).rejects.toThrow("ENOTDIR");
    const db = openDatabase({ url: there.databaseUrl, poolSize: 1, onIdleError: () => {} });
    const { rows } = await sql`select 1 from pg_class where relname = 'kept'`.execute(db);
    await db.destroy();
    expect(rows).toHaveLength(1);
  });

  it("migrates a backup of an older version", async () => {
    const old = await aNewMachine();
    const known = await knownMigrations();
    await migrate(old.db, { last: known.at(-2) });
    const queue = await openJobQueue({ db: old.db, kinds: [jobKind("gone.kind")], log: old.log, url: old.databaseUrl });
    await old.db.transaction().execute((tx) => queue.enqueue(tx, jobKind("gone.kind"), {}));
    await queue.stop();
    await aPerson({ ...test.services, db: old.db });
    const oldFolder = newFolder();
    const { migrations } = await makeBackup({ ...old, files: test.services.files, durable: false }, oldFolder);
    expect(migrations).toEqual(known.slice(0, -1));
    const there = await aNewMachine();
    expect(await restoreBackup({ ...there, replace: false }, oldFolder)).toMatchObject({ jobsLeftOut: 1 });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(there.db);
    expect(rows.map(({ name }) => name)).toEqual(known);
    expect(await there.db.selectFrom("users").select("id").execute()).toHaveLength(1);
    await Promise.all([old.db.destroy(), there.db.destroy()]);
  });
});

describe("a backup that cannot be made", () => {
  it("leaves no transaction open, for example when the tables of the job queue are missing", async () => {
    const { config, databaseUrl, db } = await aNewMachine();
    await migrate(db);
    const files = await openFileStore(config);
    await expect(makeBackup({ config, databaseUrl, files, durable: false }, newFolder())).rejects.toThrow("pgboss");
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'inktvis-backup'`.execute(db);
    expect(rows).toEqual([]);
    await db.destroy();
  });
});

describe("doing something with each file", () => {
  it("starts no further files after one has failed", async () => {
    let begun = 0;
    const doing = forEach(Array.from({ length: 100 }), async () => {
      begun += 1;
      throw new Error("the store is full");
    });
    await expect(doing).rejects.toThrow("the store is full");
    await pause(0);
    expect(begun).toBeLessThan(10);
  });
});
