import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { aHouse } from "@inktvis/api/features/billing/invoices/invoice.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { readConfig } from "@inktvis/api/platform/config";
import { openFileStore } from "@inktvis/api/platform/files/file-store";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { checkDatabase } from "./check-database.ts";
import { judgeCertificate } from "./check-hosts.ts";
import { checkFiles, judgeDisk } from "./check-machine.ts";
import { examine } from "./examine.ts";
import { lineOf } from "./finding.ts";

const test = useTestApi();
const PRODUCTION = { NODE_ENV: "production", SESSION_SECRET: "x".repeat(32), SITES_SCHEME: "https" };

/** What the doctor says with these settings, leaving out the machine's own clock and disk. */
async function linesWith(environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: test.services.config.dataDir, ...environment });
  const findings = await examine(config, test.databaseUrl, environment);
  return findings.filter(({ about }) => about !== "disk" && about !== "clock").map(lineOf);
}

/** A port that nothing listens on. */
async function closedPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe("the doctor", () => {
  it("finds nothing to fix on a machine for development", async () => {
    await aHouse(test.services);
    expect(await linesWith()).toEqual([
      expect.stringMatching(/^ok {4}settings/),
      expect.stringMatching(/^ok {4}database {4}PostgreSQL 18/),
      expect.stringMatching(/^ok {4}migrations {2}all \d+ done$/),
      expect.stringMatching(/^ok {4}files .*written, read and deleted$/),
      expect.stringMatching(/^ok {4}mail /),
      expect.stringMatching(/^ok {4}payments {4}the practice till/),
      expect.stringMatching(/^ok {4}jobs /),
      expect.stringMatching(/^ok {4}hosts /),
    ]);
  });

  it("says what is missing in production, and which setting is misspelt", async () => {
    const lines = await linesWith({ ...PRODUCTION, SITES_SCHEME: "http", LIMIT_TEXT: "1/1h" });
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^WARN.*LIMIT_TEXT is not a setting/),
        expect.stringMatching(/^FAIL.*set SITES_SCHEME=https$/),
        expect.stringMatching(/^FAIL.*MAIL_FROM is/),
        expect.stringMatching(/^WARN.*TRUST_PROXY/),
        expect.stringMatching(/^FAIL.*set SMTP_URL$/),
      ]),
    );
  });

  it("names a mail server, a store and hosts that do not answer", async () => {
    const port = await closedPort();
    const lines = await linesWith({
      ...PRODUCTION,
      SITES_DOMAIN: "127.0.0.1.invalid",
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      S3_BUCKET: "uploads",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    });
    expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/mail .*see SMTP_URL$/),
        expect.stringMatching(/files .*see S3_BUCKET/),
        expect.stringMatching(/hosts .*https:\/\/api\.auth\.127\.0\.0\.1\.invalid: see DNS/),
      ]),
    );
  });

  it("reports a newer database, one that still has to be migrated, and clocks that differ", async () => {
    const { db } = test.services;
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(db);
    expect(await linesWith()).toContainEqual(expect.stringMatching(/^FAIL.*9999-later.*run the newer version$/));
    const last = sql`(select max(name) from kysely_migration where name < '9')`;
    await sql`update kysely_migration set name = ${last} || '-kept' where name = ${last}`.execute(db);
    await sql`delete from kysely_migration where name = '9999-later' or name like '%-kept'`.execute(db);
    expect(await linesWith()).toContainEqual(expect.stringMatching(/^WARN.*1 still to be run/));
    const findings = await checkDatabase(db, 2, () => Date.now() + 60_000);
    expect(findings.map(lineOf)).toContainEqual(expect.stringMatching(/^FAIL.*60 s apart/));
  });

  it("counts the connections left for another process, without reserved ones and PostgreSQL's own", async () => {
    const { db } = test.services;
    // Other tests connect to the same server at the same time.
    const difference = async () => {
      const [finding] = await checkDatabase(db, 1_000_000);
      const { rows } = await sql<{ free: number }>`
        select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - count(*) as free from pg_stat_activity where backend_type = 'client backend'`.execute(db);
      return parseInt(finding?.says ?? "") - (rows[0]?.free ?? 0);
    };
    await expect.poll(difference).toBe(0);
  });

  it.each([
    ["fails", () => Promise.reject(new Error("not now"))],
    ["gets no answer", () => new Promise<never>(() => {})],
  ])("leaves no probe file behind when reading it %s", { timeout: 20_000 }, async (_what, read) => {
    const { config, files } = test.services;
    const left = async () => (await readdir(config.dataDir, { recursive: true })).filter((path) => /probe/.test(path));
    await expect(checkFiles(config, async () => ({ ...files, read }))).rejects.toThrow(/not now|no answer/);
    expect(await left()).toEqual([]);
    // Proves that the search above looks in the right folder.
    const keeping = { ...(await openFileStore(config)), deleteAll: async () => {} };
    await checkFiles(config, async () => keeping);
    const [kept = ""] = await left();
    expect(kept).toContain("doctor-");
    await files.deleteAll(/doctor-[^/]+\//.exec(kept)?.[0] ?? "");
  });

  it("reports jobs that no worker takes, failed jobs and refused mails", async () => {
    const { db } = test.services;
    const { email } = await aPerson(test.services);
    await sql`
      insert into pgboss.job (name, state, start_after)
      values ('auth.registration-asked', 'created', now() - interval '10 minutes'),
        ('auth.registration-asked', 'failed', now())`.execute(db);
    await db
      .insertInto("mail_log")
      .values({ at: new Date(), kind: "auth.x", email, subject: "", error: "550 mailbox full" })
      .execute();
    expect(await linesWith()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^FAIL {2}jobs .*the oldest for 60\d s: start a worker/),
        expect.stringMatching(/^WARN {2}jobs .*1 failed for good/),
        expect.stringMatching(/^WARN {2}mail .*1 mails were refused/),
      ]),
    );
  });

  it.each([
    [{ free: 50e9, size: 100e9, freeFiles: 0.9 }, "ok"],
    [{ free: 9e9, size: 100e9, freeFiles: 0.9 }, "warn"],
    [{ free: 0.9e9, size: 2e9, freeFiles: 0.9 }, "fail"],
    [{ free: 50e9, size: 100e9, freeFiles: 0.01 }, "fail"],
  ])("judges a disk of %o: %s", (disk, state) => {
    expect(judgeDisk(disk, "/srv").state).toBe(state);
  });

  it("warns two weeks before a certificate ends", () => {
    const now = new Date("2026-11-01");
    expect(judgeCertificate("a.be", new Date("2026-11-16"), now).state).toBe("ok");
    expect(judgeCertificate("a.be", new Date("2026-11-14"), now).state).toBe("warn");
  });
});
