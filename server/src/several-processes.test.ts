import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { aPerson, PASSWORD } from "@inktvis/api/features/people/people/person.factory";
import { registerForm } from "@inktvis/api/features/accounts/auth/registering.factory";
import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { validPerson } from "@inktvis/api/features/people/people/person-details.factory";
import { aPicture } from "@inktvis/api/features/media/images/picture.factory";
import { aText } from "@inktvis/api/features/texts/texts/text.factory";
import { days, later } from "@inktvis/api/platform/clock";
import { anAddress } from "@inktvis/api/testing/mails";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { TestBrowser } from "@inktvis/api/testing/test-browser";
import { apiOriginOf, originOf, type SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBalancer } from "#testing/balancer.ts";
import { end, servedBy, startWeb, startWorker, type WebProcess } from "#testing/processes.ts";
import { useS3 } from "#testing/s3.ts";
import { type Smtp, startSmtp } from "#testing/smtp.ts";

const SIGN_INS = 6;
/** Waits for other processes on a shared machine. */
const PATIENT = { timeout: 30_000, interval: 50 };
const SLOW = { timeout: 90_000 };

const test = useTestApi({ SITES_PORT: "3000" });
const s3 = useS3();
let smtp: Smtp;
let worker: ChildProcess;
/** The web processes that receive requests. */
let web: WebProcess[] = [];
const started: ChildProcess[] = [];
let requests = 0;
/** Each request goes to the next process. */
const served = servedBy(() => web[requests++ % web.length]?.port ?? 0);
const newBrowser = () => new TestBrowser(served, test.services);

/** As on separate machines, which share only the database, the bucket, the mail server and the secret. */
const settings = () => ({
  ...s3.settings,
  DATABASE_URL: test.databaseUrl,
  DATA_DIR: `${test.services.config.dataDir}/${crypto.randomUUID()}`,
  SESSION_SECRET: test.services.config.secret,
  SMTP_URL: smtp.url,
  SITES_PORT: "3000",
  DATABASE_POOL: "4",
  LIMIT_SIGN_IN: `${SIGN_INS}/15m`,
  LIMIT_TEXTS: "100000/1h",
  STOP_DELAY: "0.5",
});
async function newWeb() {
  const added = await startWeb(settings());
  started.push(added.process);
  return added;
}
const addWeb = async () => void (web = [...web, await newWeb()]);

function newWorker() {
  worker = startWorker(settings());
  started.push(worker);
}

beforeAll(async () => {
  smtp = await startSmtp();
  // Both start at the same moment, and each finds what the other is creating.
  await Promise.all([newWeb(), newWeb()]).then((both) => (web = both));
  newWorker();
});
afterAll(async () => {
  await Promise.all(started.map((child) => end(child, "SIGKILL")));
  smtp.close();
});

/** The status of a page or picture of a site, with the cookie of a browser, or as a visitor. */
async function open(path: string, browser?: TestBrowser, site: SiteName = "community") {
  const { host } = new URL(originOf(test.services.config.sites, site));
  const cookie = browser?.cookies.get(site);
  const headers = { host, ...(cookie && { cookie }) };
  return (await served.app.inject({ method: "GET", remoteAddress: "", url: path, headers })).statusCode;
}

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to?.some(({ address }) => address === email));
async function linkFor(email: string) {
  await expect.poll(() => mailsTo(email).length, PATIENT).toBe(1);
  const [, link = ""] = /(https?:\/\/auth\S*token=\S+)/.exec(mailsTo(email)[0]?.text ?? "") ?? [];
  return Object.fromEntries(new URL(link).searchParams);
}

/** Hands the sign-in over from the auth site to another site. */
async function carryTo(browser: TestBrowser, site: SiteName) {
  const { signingToken } = (await browser.get("/auth/sync-session-signing-token", site)).body.data;
  const query = new URLSearchParams({ signingToken });
  const { syncToken } = (await browser.get(`/auth/sync-session-token?${query}`, "auth")).body.data;
  expect((await browser.post("/auth/sync-session", { token: syncToken }, site)).status).toBe(204);
}

/** Registers, confirms by the link in the mail, and signs in: each step in another process than the one before. */
async function aNewMember() {
  const email = anAddress();
  const browser = newBrowser();
  expect((await browser.post("/auth/register", registerForm(email), "auth")).status).toBe(200);
  expect((await browser.post("/auth/verify-email", await linkFor(email), "auth")).status).toBe(204);
  expect((await browser.post("/auth/login", { email, password: PASSWORD }, "auth")).status).toBe(200);
  await carryTo(browser, "community");
  return { email, browser };
}

const textWith = (title: string, picture: string) => ({
  title,
  body: `<p>Woorden over water.</p><img src="${picture}" alt="Het water">`,
  genres: [1],
  private: 0,
});
async function aPublishedText(browser: TestBrowser, title: string) {
  const uploaded = await browser.upload("/images", new File([await aPicture({ width: 800, height: 600 })], "a.png"));
  expect(uploaded.status).toBe(201);
  const picture = uploaded.body.data.url.default as string;
  const written = await browser.post("/texts", textWith(title, picture));
  expect(written).toMatchObject({ status: 201, body: { data: { title } } });
  return { ...(written.body.data as { id: string; slug: string }), picture };
}

it(
  "lets people register, sign in, write with a picture and enter a contest, even when one process dies",
  SLOW,
  async () => {
    const { email, browser } = await aNewMember();
    const { id, slug, picture } = await aPublishedText(browser, "Aan de waterkant");
    const visitor = newBrowser();
    // Each is requested twice: once from each process.
    for (const _process of web) {
      expect((await visitor.get(`/texts/${slug}`)).status).toBe(200);
      expect(await open(picture)).toBe(200);
    }

    const { id: contestId, slug: contest } = await aContest(test.services, { deadline: later(new Date(), days(7)) });
    const path = `/contests/${contest}`;
    expect((await browser.post(`${path}/participate/start`)).status).toBe(200);
    expect((await browser.post(`${path}/participate/save-contributions`, { texts: [id] })).status).toBe(200);
    const [dies] = web;
    web = web.slice(1);
    await end(dies?.process as ChildProcess, "SIGKILL");
    expect((await browser.post(`${path}/participate/save-data`, validPerson)).status).toBe(200);
    await addWeb();
    // Twice at the same moment, in two processes.
    const handedIn = await Promise.all([1, 2].map(() => browser.post(`${path}/participate/finalize`)));
    expect(handedIn.map(({ status }) => status)).toEqual([200, 200]);
    const entries = test.services.db
      .selectFrom("participations")
      .select("finalized_at")
      .where("contest_id", "=", contestId);
    expect(await entries.execute()).toEqual([{ finalized_at: expect.any(Date) }]);
    await expect.poll(() => mailsTo(email).length, PATIENT).toBe(2);
  },
);

it("sees at once what another process changed, such as a hidden text or a sign-out", SLOW, async () => {
  const { browser } = await aNewMember();
  const { slug, picture } = await aPublishedText(browser, "Even maar");
  const visitor = newBrowser();
  const shownTo = async (whom: TestBrowser) =>
    Promise.all(web.flatMap(() => [whom.get(`/texts/${slug}`).then(({ status }) => status), open(picture, whom)]));
  expect(await shownTo(visitor)).toEqual([200, 200, 200, 200]);
  await browser.put(`/texts/${slug}`, { ...textWith("Even maar", picture), private: 1 });
  expect(await shownTo(visitor)).toEqual([404, 404, 404, 404]);
  expect(await shownTo(browser)).toEqual([200, 200, 200, 200]);
  await browser.post("/auth/logout");
  for (const _process of web) expect((await browser.get("/me")).status).toBe(401);
});

it("counts attempts to sign in over all processes", SLOW, async () => {
  const email = anAddress();
  const browser = newBrowser();
  const attempts: number[] = [];
  for (let attempt = 0; attempt <= SIGN_INS; attempt++)
    attempts.push((await browser.post("/auth/login", { email, password: "niet dit" }, "auth")).status);
  expect(attempts).toEqual([...Array.from({ length: SIGN_INS }, () => 422), 429]);
});

describe("a rolling restart", () => {
  const WRITERS = 6;
  const AT_LEAST = 300;

  /** Reads and writes continuously until `during` ends; counts what was acknowledged, and lists what failed. */
  async function underLoad(port: number, during: () => Promise<void>) {
    const { id } = await aPerson(test.services);
    const { slug } = await aText(test.services, { author_id: id });
    const failed: unknown[] = [];
    const acknowledged: string[] = [];
    let reads = 0;
    const over = new AbortController();
    const write = async () => {
      const browser = await new TestBrowser(
        servedBy(() => port),
        test.services,
      ).signInAs(id);
      while (!over.signal.aborted) {
        const title = `Geschreven ${crypto.randomUUID()}`;
        const written = await browser.post("/texts", { title, body: "<p>Woorden.</p>", genres: [1], private: 0 });
        if (written.status === 201) acknowledged.push(title);
        else failed.push(written);
        const read = await browser.get(`/texts/${slug}`);
        if (read.status === 200) reads++;
        else failed.push(read);
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    await during();
    await expect.poll(() => acknowledged.length + reads, PATIENT).toBeGreaterThan(AT_LEAST);
    over.abort();
    await writing;
    const stored = await test.services.db.selectFrom("texts").select("title").where("author_id", "=", id).execute();
    const written = stored.map(({ title }) => title).filter((title) => title.startsWith("Geschreven"));
    return { failed, acknowledged: acknowledged.toSorted(), written: written.toSorted() };
  }

  /** A migration as in a newer version, with the locks that it takes. */
  const migrateFurther = () =>
    test.services.db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx);
      await sql`alter table texts add column from_later text not null default 'later'`.execute(tx);
      await sql`alter table users add column from_later text`.execute(tx);
    });

  it("loses no request, even after a newer version has migrated the database", SLOW, async () => {
    const newer = await newWeb();
    const balancer = await startBalancer(() => web.map(({ port }) => port));
    const [old] = web;
    const { failed, acknowledged, written } = await underLoad(balancer.port, async () => {
      await migrateFurther();
      web = [...web, newer];
      await expect.poll(balancer.ready, PATIENT).toContain(newer.port);
      expect(await end(old?.process as ChildProcess, "SIGTERM")).toEqual([0, null]);
      web = web.filter((process) => process !== old);
    });
    await balancer.close();
    expect(failed).toEqual([]);
    expect(written).toEqual(acknowledged);
  });

  it("answers a request that was arriving when it had to stop, and reports that it is not ready", SLOW, async () => {
    const stopping = await newWeb();
    const { sites } = test.services.config;
    const browser = new TestBrowser(
      servedBy(() => stopping.port),
      test.services,
    );
    const token = await browser.csrfToken("auth");
    const body = JSON.stringify({ email: anAddress(), password: "niet dit" });
    const headers = {
      host: new URL(apiOriginOf(sites, "auth")).host,
      origin: originOf(sites, "auth"),
      cookie: browser.cookies.get("auth"),
      "x-csrf-token": token,
      "content-type": "application/json",
      "content-length": body.length,
    };
    const agent = new Agent({ keepAlive: true });
    const sent = request({ agent, port: stopping.port, method: "POST", path: "/api/auth/login", headers });
    const answered = once(sent, "response") as Promise<[IncomingMessage]>;
    sent.write(body.slice(0, 5));
    const ready = async () => {
      const { status, headers: answered } = await fetch(`http://127.0.0.1:${stopping.port}/ready`);
      return [status, answered.get("connection")];
    };
    expect(await ready()).toEqual([200, "keep-alive"]);
    stopping.process.kill("SIGTERM");
    await expect.poll(ready, PATIENT).toEqual([503, "close"]);
    // Waits until it accepts no more connections.
    await expect.poll(() => ready().catch(() => "refused"), PATIENT).toBe("refused");
    sent.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(422);
    expect(await once(stopping.process, "exit")).toEqual([0, null]);
  });

  it("lets a worker finish the mail that it is sending", SLOW, async () => {
    const email = anAddress();
    let isSending = false;
    smtp.hooks.beforeAcknowledging = async () => {
      isSending = true;
      await pause(500);
    };
    await newBrowser().post("/auth/register", registerForm(email), "auth");
    await expect.poll(() => isSending, PATIENT).toBe(true);
    expect(await end(worker, "SIGTERM")).toEqual([0, null]);
    smtp.hooks.beforeAcknowledging = async () => {};
    const { rows } =
      await sql`select from pgboss.job where state <> 'completed' and name = 'auth.registration-asked'`.execute(
        test.services.db,
      );
    expect([rows.length, mailsTo(email).length]).toEqual([0, 1]);
    newWorker();
  });
});
