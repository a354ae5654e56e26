import { httpSend } from "./support/http-send.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { PAGES } from "./support/pages.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

/* The same canary as in the API (api/src/canary.test.ts), on every page and in every file that machines read. */

const PRIVATE = "kanariezwart";
const FOR_MEMBERS = "kanariegroen";
const question = (q: object) => `/lezen?q=${encodeURIComponent(JSON.stringify(q))}`;

/** Addresses where texts could appear, besides the pages that are there for everybody. */
const waysTo = (slugs: string[]) => [
  "/lezen/feed.xml",
  "/profiel/marit-daele/feed.xml",
  "/sitemap.xml",
  "/sitemap-texts-1.xml",
  "/sitemap-people-1.xml",
  "/robots.txt",
  ...[PRIVATE, FOR_MEMBERS, "kanariezwrat", "zout"].map((text) => question({ text })),
  ...["title", "popularity"].map((field) => question({ sort: { field, order: field === "title" ? "asc" : "desc" } })),
  question({ filters: { genres: [1] } }),
  ...slugs.flatMap((slug) => [
    `/tekst-lezen/${slug}`,
    `/og/tekst/${slug}.png`,
    `/schrijven/bewerken/${slug}`,
    `/tekst-lezen/1/${slug}`,
  ]),
];

// Chromium logs every refusal.
test.use({ allowedComplaints: /status of 40[0-9]/ });

test("a private and a members-only text appear on no page to people who may not see them", async ({ browser }) => {
  test.slow();
  const author = await memberOf("schrijver");
  const title = (word: string) => `${word} ${crypto.randomUUID()}`;
  const slugs = [
    await makeText(author, { title: title(PRIVATE), private: true, body: `<p>${PRIVATE} zout</p>` }),
    await makeText(author, { title: title(FOR_MEMBERS), membersOnly: true, body: `<p>${FOR_MEMBERS} zout</p>` }),
  ];
  // A page may repeat the word that was searched for, or that is in its address: the words after it must stay hidden.
  const leaks = (text: string, word: string, path: string) =>
    path.includes(word) ? text.includes(`${word} zout`) : text.includes(word);

  const visited = [
    ...PAGES.filter(({ as }) => !as).map(({ site, path }) => ({ site, path })),
    ...waysTo(slugs).map((path) => ({ site: "community" as const, path })),
  ];
  const forVisitors = await Promise.all(
    visited.map(async ({ site, path }) => ({ path, text: (await httpSend(siteUrl(site, path))).text })),
  );
  const context = await browser.newContext();
  const member = await context.newPage();
  await signIn(member, "jurylid", { site: "community", path: "/lezen" });
  const read = (path: string) => member.evaluate(async (address) => (await fetch(address)).text(), path);
  const forMembers = await Promise.all(
    visited.filter(({ site }) => site === "community").map(async ({ path }) => ({ path, text: await read(path) })),
  );
  const found = [
    ...forVisitors.flatMap((answer) => [PRIVATE, FOR_MEMBERS].map((word) => ({ ...answer, word }))),
    ...forMembers.map((answer) => ({ ...answer, word: PRIVATE })),
  ].filter(({ path, text, word }) => leaks(text, word, path));
  expect(found.map(({ path, word }) => `${word} at ${path}`)).toEqual([]);
  // People who may see the text do see it.
  expect(await read(`/tekst-lezen/${slugs[1]}`)).toContain(`${FOR_MEMBERS} zout`);
  await context.close();
});
