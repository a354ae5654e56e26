import { contract } from "@inktvis/contract";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { passesSchema } from "./testing/passes-schema.ts";
import { VALID_BODIES, validContest } from "./valid-bodies.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

/* Attacks on contests by people with legitimate access: organisers, jurors and entrants. */

const test = useTestApi();
const endpoints = [...endpointsOf(contract)]
  .map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint])
  // Creating is as expensive as updating, and renders pictures each time.
  .filter(
    ([name]) =>
      name !== "contests.create" &&
      /^(contests|participations|contributions|jury|contestInvitations|invitations|contestExports)\./.test(name),
  );

const HOSTILE: unknown[] = [
  null,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  "",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202eomgekeerd",
  "x".repeat(60_000),
  "a" + "\u0301".repeat(250),
  "0000-01-01",
  "0001-01-01T00:00",
  "9999-12-31",
  "+275760-09-13T00:00:00Z",
  "2026-02-30",
  "2027-03-28T02:30",
  "99999999-9999-9999-9999-999999999999",
  [],
  [null],
  Array.from({ length: 2_000 }, () => crypto.randomUUID()),
  Array.from({ length: 2_000 }, (_, at) => ({ email: `l${at}@voorbeeld.example`, ageCategoryId: at })),
  [{ email: "lezer@voorbeeld.example", ageCategoryId: 2_147_483_648 }],
  [{ ageFrom: 0, ageTo: 2_147_483_648 }],
  [{ id: 2_147_483_648, ageFrom: 0, ageTo: 98 }],
  [{ id: 2_147_483_647, ageFrom: 0, ageTo: 98 }],
  Array.from({ length: 20 }, (_, at) => ({ ageFrom: at, ageTo: 98 })),
  Array.from({ length: 20 }, () => ({ ageFrom: 3, ageTo: 3 })),
  {},
];

let people: TestBrowser[];
let slug: string;
let ids: Record<string, string>;
beforeAll(async () => {
  const { services } = test;
  const contest = await aContest(services, { ages: [[0, 98]] });
  slug = contest.slug;
  const entry = await anEntry(services, { contest_id: contest.id });
  const begun = await anEntry(services, { contest_id: contest.id, handedIn: false });
  const juror = await aJuror(services, { contestId: contest.id });
  ids = { contribution: entry.contributionIds[0] ?? "", participation: entry.id, juror: juror.id };
  people = await Promise.all(
    [contest.organizerId, juror.userId, begun.user_id, entry.user_id].map((id) => test.browser().signInAs(id)),
  );
});

const idFor = (name: string) => {
  if (name === "jury.assign") return ids["juror"];
  return name.startsWith("jury.") || name.startsWith("contributions.") ? ids["contribution"] : crypto.randomUUID();
};
const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

describe("hostile input by people with access", () => {
  it.each(endpoints)("%s refuses it with a message, never a 500", async (name, endpoint) => {
    const path = endpoint.path.replace("{slug}", slug).replace("{id}", idFor(name) ?? "");
    const valid =
      name === "contests.update"
        ? { ...validContest, bannerBig: undefined, bannerSmall: undefined }
        : VALID_BODIES[name];
    const requests =
      endpoint.method === "GET"
        ? fieldsOf(endpoint.query).flatMap((field) =>
            HOSTILE.filter((value) => value !== "\ud800" && typeof value !== "object")
              .map((value) => String(value).slice(0, 4000))
              .filter((value) => passesSchema(endpoint.query, { [field]: value }))
              .map((value) => ({
                url: `${path}?${field}=${encodeURIComponent(value)}`,
                body: undefined as object | undefined,
              })),
          )
        : fieldsOf(endpoint.body).flatMap((field) =>
            HOSTILE.map((value) => ({ ...valid, [field]: value }))
              .filter((body) => passesSchema(endpoint.body, body))
              .map((body) => ({ url: path, body })),
          );
    for (const browser of people) {
      const headers = { "x-csrf-token": await browser.csrfToken("community") };
      for (const { url, body } of requests) {
        const { status, body: answer } = await browser.send(endpoint.method, url, "community", {
          ...(body && { body }),
          headers,
        });
        expect(status, `${name} ${url.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 200)}`).toBeLessThan(500);
        if (status >= 400) expect(answer.message).toEqual(expect.any(String));
        if (status === 403 || status === 404) break;
      }
    }
  });
});

describe("the CSV file of a contest", () => {
  it("fails without affecting others when the database fails half-way", async () => {
    const { services } = test;
    const contest = await aContest(services);
    await anEntry(services, { contest_id: contest.id });
    const organizer = await test.browser().signInAs(contest.organizerId);
    const path = `/export/contests/${contest.slug}/csv`;
    await sql`alter table contribution_feedbacks rename to elsewhere`.execute(services.db);
    try {
      const broken = await organizer.get(path).catch((error: unknown) => ({ status: 0, text: String(error) }));
      expect(broken.text).not.toContain("De veerpont");
    } finally {
      await sql`alter table elsewhere rename to contribution_feedbacks`.execute(services.db);
    }
    expect((await organizer.get(path)).text).toContain("De veerpont");
  });

  it("has no formulas", async () => {
    const { services } = test;
    const formula = (sign: string) => `${sign}HYPERLINK("http://kwaad.example";"klik")`;
    const contest = await aContest(services, { extra_field1: formula("="), extra_field2: formula("\t=") });
    const user = await aPerson(services, { nickname: formula("@") });
    const juror = await aPerson(services, { nickname: formula("-") });
    await aJuror(services, { contestId: contest.id, userId: juror.id });
    await anEntry(services, {
      contest_id: contest.id,
      user_id: user.id,
      titles: [formula("+")],
      first_name: formula("="),
      extra_field1: `gewoon\r\n${formula("=")}`,
      extra_field2: formula("\r="),
    });
    const organizer = await test.browser().signInAs(contest.organizerId);
    const { text } = await organizer.get(`/export/contests/${contest.slug}/csv`);
    const cells = cellsOf(text);
    expect(cells.filter((cell) => cell.includes("HYPERLINK"))).toHaveLength(11);
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });
});

/** Interpreted as a spreadsheet does. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;"\r\n]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
