import { grants, type Role, ROLES } from "@inktvis/contract/access";
import { SEARCH_MODELS } from "@inktvis/contract/features/discovery/search";
import { beforeAll, describe, expect, it } from "vitest";
import { courseMakers } from "./features/courses/courses/made-course.factory.ts";
import { anActivity } from "./features/activities/activities/activity.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { endpointsRevealing, type Planted } from "./testing/every-endpoint.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";
import { enrollableCourse } from "./valid-bodies.ts";

/*
 * A course that is not published exists for its managers only, as does a course of a blocked organiser. All its fields
 * contain one word; everybody else calls every endpoint with every address that could lead to it.
 */

const test = useTestApi();
const WORD = "kanariebruin";

/**
 * People who do not manage the course. Roles only add rights (contract/src/access.test.ts), so testing all of them at
 * once is enough.
 */
const CALLERS: Readonly<Record<string, readonly Role[] | null>> = {
  "a visitor": null,
  "a person with every role but those that manage all courses": ROLES.filter((role) => !grants([role], "userIsAdmin")),
};

const browsers = new Map<string, TestBrowser>();
let slugs: string[];
let ids: string[];
let organizer: TestBrowser;

beforeAll(async () => {
  for (const [caller, roles] of Object.entries(CALLERS)) {
    const browser = test.browser();
    if (roles) await browser.signInAs((await aPerson(test.services, { roles })).id, ["auth", "community", "staff"]);
    browsers.set(caller, browser);
  }
  const words = { title: WORD, intro: WORD, organization: WORD, teacher: WORD, location: WORD, classTimes: WORD };
  const unpublished = await courseMakers(test).madeEnrollable({
    ...words,
    body: `<p>${WORD}</p>`,
    conditions: `<p>${WORD}</p>`,
    externalLink: `https://${WORD}.example`,
    adminEmailAddress: `${WORD}@dekade.example`,
    practicalInfo: WORD,
    pricingInstallmentInstructions: WORD,
    survey: [{ ...enrollableCourse.survey[0], question: WORD }],
  });
  organizer = unpublished.browser;
  // It was on the site before, at another address, and was unpublished.
  for (const act of ["publish", "unpublish"]) await organizer.post(`/courses/${unpublished.course.slug}/${act}`);
  const blocked = await courseMakers(test).made(words);
  await blocked.browser.post(`/courses/${blocked.course.slug}/publish`);
  const activity = await anActivity(test.services, { title: WORD, organizer: WORD, organizer_id: blocked.person.id });
  await test.services.db
    .updateTable("users")
    .set({ blocked_at: test.clock.now() })
    .where("id", "=", blocked.person.id)
    .execute();
  const addresses = await test.services.db.selectFrom("course_slugs").select("slug").execute();
  slugs = [...addresses.map(({ slug }) => slug), activity.slug];
  ids = [unpublished.course.id, blocked.course.id, activity.id];
});

const searchFor = (text: string | undefined, field: string | undefined) =>
  JSON.stringify({ models: SEARCH_MODELS, text, ...(field && { sort: { field, order: "asc" } }) });
const QUERIES: Planted["queries"] = [
  { page: "1", all: "1" },
  { page: "1", perPage: "100", order: "DESC" },
  { hasEnrollments: "1" },
  ...[WORD, "kanariebriun", undefined].flatMap((text) =>
    [undefined, "title"].map((field) => ({ page: "1", q: searchFor(text, field) })),
  ),
];

describe.each(Object.keys(CALLERS))("%s", (caller) => {
  it("finds nothing of a course that is not published", async () => {
    const planted = { parameters: { slug: slugs, id: ids }, queries: QUERIES };
    expect(await endpointsRevealing(WORD, browsers.get(caller) ?? test.browser(), planted)).toEqual(new Set());
  });
});

it("its organiser finds it, and everybody once it is published, which shows that the word can be found", async () => {
  const [slug = ""] = slugs;
  expect((await organizer.get("/me/manage/courses")).text).toContain(WORD);
  const address = (await organizer.get(`/courses/${slug}`)).body.data.slug;
  await organizer.post(`/courses/${address}/publish`);
  const visitor = test.browser();
  const found = await visitor.get(`/search?q=${encodeURIComponent(searchFor(WORD, undefined))}`);
  expect(found.body.data.map(({ model }: { model: string }) => model)).toEqual(["course"]);
  for (const path of ["/courses", `/courses/${address}`]) expect((await visitor.get(path)).text).toContain(WORD);
});
