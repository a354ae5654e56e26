import { beforeAll, describe, expect, it } from "vitest";
import { jobHandlers } from "./api.ts";
import { ENTERED, PHRASE, plantEntries, WORDS } from "./contest-canary.fixture.ts";
import { days } from "./platform/clock.ts";
import { answersOf, ENDPOINTS, type Planted } from "./testing/every-endpoint.ts";
import { pdfText } from "./testing/pdf-text.ts";
import type { TestResponse } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

/*
 * Blind judging (docs/product/juries.md#blind-judging). A juror calls every endpoint with every address that could lead
 * to the entrant: no response has private data, and none has data of an entry together with the identity of its author.
 */

const test = useTestApi();
let planted: Awaited<ReturnType<typeof plantEntries>>;
beforeAll(async () => {
  planted = await plantEntries(test);
});

const searchQueries = () =>
  WORDS.flatMap((text) =>
    [undefined, "title", "popularity", "active"].map((field) => {
      const models = ["text", "user", "page", "article", "contest"];
      return { page: "1", q: JSON.stringify({ models, text, ...(field && { sort: { field, order: "asc" } }) }) };
    }),
  );

/** Path parameters and queries that could lead to an entry or to its author. */
function leads(): Planted {
  const { slugs, ids, running, ended, tokens } = planted;
  return {
    parameters: { slug: slugs, id: ids, oldId: ["4711"] },
    queries: [
      ...[...running.ageCategoryIds, ...ended.ageCategoryIds].map((id) => ({ ageCategoryId: String(id) })),
      { page: "1", all: "1", format: "txt", onlyUnquoted: "1", signingToken: "x", token: "x" },
      ...tokens.map((token) => ({ token })),
      ...searchQueries(),
    ],
    bodies: { "contestInvitations.use": tokens.map((token) => ({ token })) },
  };
}

const contentOf = ({ headers, text, bytes }: TestResponse) =>
  JSON.stringify(headers) +
  (String(headers["content-type"]).startsWith("application/pdf") ? bytes.toString("latin1") + pdfText(bytes) : text);

/** What a response reveals; empty for nothing. */
function leaksIn(content: string) {
  const foundOf = (secrets: readonly string[]) => secrets.filter((secret) => content.includes(secret));
  const [entry, identity] = [foundOf(planted.entry), foundOf(planted.identity)];
  return [...foundOf(planted.hidden), ...(entry.length > 0 ? identity : [])];
}

describe("the author of an entry", () => {
  it.each(ENDPOINTS)("is hidden from the jury in %s", async (...endpoint) => {
    const answers = await answersOf(planted.juror.browser, endpoint, leads());
    expect(new Set(answers.flatMap((answer) => leaksIn(contentOf(answer))))).toEqual(new Set());
  });

  it("is in no mail or notification of a juror", async () => {
    const { juror, running } = planted;
    const mails = await test.runJobs();
    mails.push(...(await test.runScheduled("notifications.mail-raised")));
    // Everything is judged, so nobody would be reminded.
    await test.services.db.deleteFrom("contribution_feedbacks").execute();
    const notices = jobHandlers.find(({ kind }) => kind.name === "contests.notices");
    for (const ahead of [days(5), days(1), days(2)]) {
      test.clock.advance(ahead);
      await notices?.run(test.services, {});
      mails.push(...(await test.runJobs()), ...(await test.runScheduled("texts.daily-mail")));
    }
    const received = mails.filter(({ to }) => to === juror.email);
    const subjects = received.map(({ subject }) => subject);
    expect(subjects).toContain(`Nog 4 te lezen voor ${running.title}`);
    expect(subjects).toContain(`De organisator wijzigde een oordeel van je in ${running.title}`);
    for (const mail of received) expect(leaksIn(JSON.stringify(mail))).toEqual([]);
    const rows = await juror.browser.get("/me/notifications");
    for (const type of ["juryShouldGiveFeedback", "judgementChanged"]) expect(rows.text).toContain(type);
    for (const each of rows.body.data) expect(leaksIn(JSON.stringify(each))).toEqual([]);
  });
});

describe("an entry", () => {
  it("is visible to its jury: in the list, complete, and in the booklet", async () => {
    const { browser } = planted.juror;
    for (const { slug } of [planted.running, planted.ended]) {
      const list = await browser.get(`/contests/${slug}/contributions-jury`);
      expect(list.body.data).toHaveLength(4);
      const own = list.body.data.find(({ title }: { title: string }) => title.startsWith(ENTERED));
      const whole = await browser.get(`/contest-contributions/${own.id}`);
      expect(whole.text).toContain(PHRASE);
      const booklet = await browser.get(`/export/contests/${slug}/pdf`);
      expect(pdfText(booklet.bytes)).toContain(PHRASE);
    }
  });

  it("is in the organiser's booklet with its author, which shows that the search works", async () => {
    const booklet = await planted.organizer.get(`/export/contests/${planted.running.slug}/pdf`);
    expect(leaksIn(contentOf(booklet))).toEqual(expect.arrayContaining(["kanariegeel", "kanarieblauw"]));
  });

  it("is found by no phrase, on no profile and in no list, because the text is private", async () => {
    const { browser } = planted.juror;
    const q = encodeURIComponent(JSON.stringify({ models: ["text"], text: PHRASE }));
    expect((await browser.get(`/search?q=${q}`)).body.data).toEqual([]);
    const profile = await browser.get(`/users/${planted.entrant.person.slug}`);
    expect(profile.body.data.texts).toEqual([]);
    for (const list of [`/users/${planted.entrant.person.slug}/texts`, "/me/texts/favorites", "/me/texts/followed"])
      expect((await browser.get(list)).text).not.toContain(ENTERED);
  });
});
