import { contract } from "@inktvis/contract";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { aText } from "./features/texts/texts/text.factory.ts";
import { ENDS_OWN_SESSION, VALID_BODIES } from "./valid-bodies.ts";
import { siteOfPath, type TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

/*
 * Private and members-only texts and unpublished contests do not appear to anybody who may not see them. Each contains
 * unique words; every endpoint is called with every address that could lead to them.
 */

const test = useTestApi();
const endpoints = [...endpointsOf(contract)].map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint]);
const PRIVATE = "kanariezwart";
const FOR_MEMBERS = "kanariegroen";
const form = { genres: [1, 2], private: 0, membersOnly: 0 };

/** The reason of a report about a text by staff. */
const REASON = "kanariepaars";

interface Planted {
  author: { id: string; slug: string };
  /** The slugs of the author and of a blocked person. */
  people: string[];
  slugs: string[];
  /** The slugs of an unpublished contest, and of one with a blocked organiser. */
  contests: string[];
  ids: string[];
}
/** A member of staff with a reported text, and the reason. */
let reported: { browser: TestBrowser; ids: string[]; slug: string };
let planted: Planted;
let visitor: TestBrowser;
let member: TestBrowser;
let follower: { browser: TestBrowser; id: string };

async function aMember() {
  const person = await aPerson(test.services);
  return {
    id: person.id,
    slug: person.slug,
    browser: await test.browser().signInAs(person.id, ["auth", "community", "staff"]),
  };
}

beforeAll(async () => {
  const author = await aMember();
  [visitor, member] = [test.browser(), (await aMember()).browser];
  follower = await aMember();
  await follower.browser.post(`/users/${author.slug}/follow`);
  // Visible content, so that lists are not empty.
  await aText(test.services, { author_id: author.id, title: "Openbaar", genres: [1, 2] });

  const write = async (title: string, flags: object) =>
    (await author.browser.post("/texts", { ...form, title, body: `<p>${title} in de tekst.</p>`, ...flags })).body.data;
  const hidden = await write(PRIVATE, { private: 1 });
  // Was public, liked, read and reported; now private.
  const withdrawn = await write(`${PRIVATE} ingetrokken`, {});
  for (const verb of ["like", "report"]) await follower.browser.post(`/texts/${withdrawn.slug}/${verb}`);
  const { token } = (await visitor.get(`/texts/${withdrawn.slug}/tr`)).body.data;
  await author.browser.put(`/texts/${withdrawn.slug}`, {
    ...form,
    title: `${PRIVATE} ingetrokken`,
    body: `<p>${PRIVATE}</p>`,
    private: 1,
  });
  const both = await write(`${PRIVATE} dubbel`, { private: 1, membersOnly: 1 });
  const forMembers = await write(FOR_MEMBERS, { membersOnly: 1 });
  const draft = crypto.randomUUID();
  await author.browser.put(`/me/drafts/${draft}`, {
    ...VALID_BODIES["drafts.keep"],
    title: PRIVATE,
    body: `<p>${PRIVATE}</p>`,
  });
  // Was visible, announced and liked; now hidden by staff.
  const hiddenByStaff = await write(`${PRIVATE} verborgen`, {});
  const decider = await aStaffMember();
  await test.runJobs();
  for (const verb of ["like", "report"]) await follower.browser.post(`/texts/${hiddenByStaff.slug}/${verb}`);
  await decider.browser.post(`/staff/reports/${hiddenByStaff.id}/decide`, {
    verdict: "hide",
    reason: "Nee.",
    revision: 1,
  });
  const blocked = await plantBlocked(decider.browser);
  await plantReported();
  const versions = await test.services.db.selectFrom("text_versions").select("id").execute();
  const contest = await aContest(test.services, {
    title: `${PRIVATE} wedstrijd`,
    description: `<p>${PRIVATE}</p>`,
    excerpt: PRIVATE,
    rules: `<p>${PRIVATE}</p>`,
    reward: PRIVATE,
    organization: PRIVATE,
    published_at: null,
  });
  planted = {
    author,
    people: [author.slug, blocked.slug],
    contests: [contest.slug, blocked.contest.slug],
    slugs: [hidden, withdrawn, both, hiddenByStaff, forMembers].map(({ slug }) => slug).concat(blocked.text.slug),
    ids: [
      contest.id,
      hiddenByStaff.id,
      blocked.id,
      blocked.text.id,
      blocked.contest.id,
      hidden.id,
      withdrawn.id,
      both.id,
      forMembers.id,
      draft,
      ...versions.map(({ id }) => id),
    ],
  };
  VALID_TOKEN.token = token;
});
const VALID_TOKEN = { token: "" };

const aStaffMember = () => membersOf(test, ["auth", "community", "staff"])({ roles: ["admin"] });

/** A person with a profile, an announced text and a contest, now blocked. */
async function plantBlocked(decider: TestBrowser) {
  const { services } = test;
  const person = await aPerson(services, {
    nickname: `${PRIVATE} geblokkeerd`,
    bio: PRIVATE,
    roles: ["contest_organizer"],
  });
  await follower.browser.post(`/users/${person.slug}/follow`);
  const browser = await test.browser().signInAs(person.id);
  const input = { ...form, title: `${PRIVATE} van een ander`, body: `<p>${PRIVATE}</p>` };
  const text = (await browser.post("/texts", input)).body.data as { id: string; slug: string };
  await test.runJobs();
  await follower.browser.post(`/texts/${text.slug}/like`);
  const contest = await aContest(services, { title: `${PRIVATE} prijs`, organizer_id: person.id, reward: PRIVATE });
  await decider.post(`/staff/people/${person.id}/block`, { reason: "Nee." });
  return { ...person, text, contest };
}

/** A report about a text by staff, which colleagues are notified of. */
async function plantReported() {
  const staff = await aStaffMember();
  const text = await aText(test.services, { author_id: staff.id, title: "Van het team" });
  await follower.browser.post(`/texts/${text.slug}/report`, { reason: REASON });
  await test.runJobs();
  reported = { browser: staff.browser, ids: [text.id], slug: text.slug };
}

function slugsFor(path: string) {
  if (path.startsWith("/users")) return planted.people;
  return path.startsWith("/contests") ? planted.contests : planted.slugs;
}

/** All calls of an endpoint with the planted addresses. */
function pathsOf({ path, query }: Endpoint) {
  const paths = slugsFor(path).flatMap((slug) =>
    planted.ids.map((id) => path.replace("{slug}", slug).replaceAll(/\{\w+\}/g, id)),
  );
  if (!query) return [...new Set(paths)];
  const queryStrings = [
    "",
    "?page=1",
    "?format=txt",
    // Schemas drop what they do not know (contract.test.ts).
    ...("q" in shapeOf(query) ? [PRIVATE, FOR_MEMBERS, "kanariezwrat", "tekst", undefined] : []).flatMap((text) =>
      [undefined, "title", "popularity", "active"].map((field) => {
        const q = {
          models: ["text", "user", "page", "article", "contest"],
          text,
          ...(field && { sort: { field, order: "asc" } }),
        };
        return `?page=1&q=${encodeURIComponent(JSON.stringify(q))}`;
      }),
    ),
  ];
  return [...new Set(paths)].flatMap((base) => queryStrings.map((queryString) => base + queryString));
}

const shapeOf = (schema: unknown) => (schema as { shape?: object }).shape ?? {};

async function responsesOf(browser: TestBrowser, name: string, endpoint: Endpoint) {
  const site = endpoint.path.startsWith("/auth") ? "auth" : siteOfPath(endpoint.path);
  if (endpoint.method === "GET") return Promise.all(pathsOf(endpoint).map((path) => browser.get(path, site)));
  const token = await browser.csrfToken(site);
  return Promise.all(
    pathsOf(endpoint).map((path) =>
      browser.send(endpoint.method, path, site, {
        body: { ...VALID_BODIES[name], ...(name.startsWith("tracking.") && VALID_TOKEN) },
        headers: { "x-csrf-token": token },
      }),
    ),
  );
}

describe("hidden content", () => {
  // Signing out would end the session of later calls.
  it.each(endpoints.filter(([name]) => !ENDS_OWN_SESSION.has(name)))(
    "appears nowhere in %s",
    async (name, endpoint) => {
      const [asVisitor, asMember] = [
        await responsesOf(visitor, name, endpoint),
        await responsesOf(member, name, endpoint),
      ];
      for (const { text, headers } of asVisitor) {
        expect(text + JSON.stringify(headers)).not.toContain(FOR_MEMBERS);
        expect(text + JSON.stringify(headers)).not.toContain(PRIVATE);
      }
      for (const { text, headers } of asMember) expect(text + JSON.stringify(headers)).not.toContain(PRIVATE);
    },
  );

  it("of a report is hidden from the author of the reported text, even if they are staff", async () => {
    const reads = endpoints.filter(([, { method }]) => method === "GET");
    for (const [name, { path, query }] of reads) {
      const base = path.replace("{slug}", reported.slug).replaceAll(/\{\w+\}/g, reported.ids[0] ?? "");
      const site = path.startsWith("/auth") ? "auth" : siteOfPath(path);
      for (const queryString of query ? ["", "?page=1", "?perPage=100&order=DESC"] : [""]) {
        const { text, status } = await reported.browser.get(base + queryString, site);
        expect(text, name).not.toContain(REASON);
        if (/^staff(Reports|Decisions)\.get$/.test(name)) expect(status).toBe(404);
        if (/^(staff|notifications\.)/.test(name)) expect(text, name).not.toContain("Van het team");
      }
    }
    const colleague = (await aStaffMember()).browser;
    expect((await colleague.get(`/staff/reports/${reported.ids[0]}`)).text).toContain(REASON);
  });

  it("is in no mail or notification of people who may not see it", async () => {
    const mails = [...(await test.runJobs()), ...(await test.runScheduled("texts.daily-mail"))];
    expect(JSON.stringify(mails)).not.toContain(PRIVATE);
    // Followers are members, so they are notified of this one.
    expect(JSON.stringify(mails)).toContain(FOR_MEMBERS);
    expect((await follower.browser.get("/me/notifications")).text).not.toContain(PRIVATE);
    expect((await follower.browser.get("/me/texts/favorites")).text).not.toContain(PRIVATE);
    expect((await follower.browser.get("/me/texts/followed")).text).not.toContain(PRIVATE);
  });

  it("is not counted for people who may not see it", async () => {
    const rows = await test.services.db
      .selectFrom("texts")
      .select(["title", "views", "reads", "likes"])
      .where("title", "like", `${PRIVATE}%`)
      .orderBy("title")
      .execute();
    expect(rows.map(({ views, reads, likes }) => ({ views, reads, likes }))).toEqual([
      { views: 0, reads: 0, likes: 0 },
      { views: 0, reads: 0, likes: 0 },
      // Liked while visible.
      { views: 0, reads: 0, likes: 1 },
      { views: 0, reads: 0, likes: 1 },
      { views: 0, reads: 0, likes: 1 },
    ]);
  });

  it("is visible to its author", async () => {
    const author = await test.browser().signInAs(planted.author.id);
    expect((await author.get("/me/texts")).text).toContain(PRIVATE);
    // The last one belongs to somebody else.
    for (const slug of planted.slugs.slice(0, -1)) expect((await author.get(`/texts/${slug}`)).status).toBe(200);
  });
});
