import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { aPicture } from "@inktvis/api/features/media/images/picture.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { readConfig } from "@inktvis/api/platform/config";
import { openFileStore } from "@inktvis/api/platform/files/file-store";
import { createLogger } from "@inktvis/api/platform/log";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBucket, useS3 } from "#testing/s3.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const s3 = useS3();
const test = useTestApi(s3.settings);
const folder = mkdtempSync(join(tmpdir(), "inktvis-backup-s3-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NEW_BUCKET = "restored";
/** An empty database and an empty bucket. */
async function aNewMachine() {
  const name = `restored_${crypto.randomUUID().replaceAll("-", "")}`;
  await sql`create database ${sql.id(name)}`.execute(test.services.db);
  await makeBucket(s3.endpoint, NEW_BUCKET);
  const { secret, dataDir } = test.services.config;
  const settings = { ...s3.settings, S3_BUCKET: NEW_BUCKET, DATA_DIR: dataDir, SESSION_SECRET: secret };
  const config = readConfig({ ...settings, LOG_LEVEL: "silent" });
  const databaseUrl = test.databaseUrl.replace(/\/test_\w+\?/, `/${name}?`);
  return { config, databaseUrl, log: createLogger(config), replace: false };
}

describe("a backup of a site with its files in S3", () => {
  const keys: string[] = [];
  beforeAll(async () => {
    const browser = await test.browser().signInAs((await aPerson(test.services)).id);
    for (const name of ["een", "twee"]) {
      const picture = new File([await aPicture({ width: 800, height: 600 })], `${name}.png`);
      const { url } = (await browser.upload("/images", picture)).body.data as { url: { default: string } };
      keys.push(url.default.replace("/media/", ""));
    }
  });

  it("has every file in the bucket, and lists those that the bucket lacks", async () => {
    const [kept = "", lost = ""] = keys;
    await test.services.files.deleteAll(`${lost.split("/").slice(0, 2).join("/")}/`);
    const { missingFiles } = await makeBackup(
      { ...test.services, databaseUrl: test.databaseUrl, durable: false },
      folder,
    );
    expect(missingFiles).toContain(lost);
    expect(missingFiles).not.toContain(kept);
    expect(await readFile(join(folder, "files", kept))).toEqual(await buffer(await test.services.files.read(kept)));
  });

  it("is restored into another bucket", async () => {
    const target = await aNewMachine();
    await restoreBackup(target, folder);
    const files = await openFileStore(target.config);
    const [kept = "", lost = ""] = keys;
    expect(await buffer(await files.read(kept))).toEqual(await buffer(await test.services.files.read(kept)));
    expect(await files.exists(lost)).toBe(false);
  });
});
