import { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod";
import { aPerson } from "./features/people/people/person.factory.ts";
import { aText } from "./features/texts/texts/text.factory.ts";
import { ENDS_OWN_SESSION, VALID_BODIES } from "./valid-bodies.ts";
import { type TestResponse, siteOfPath, type TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

/* Generated for all endpoints, so that none is forgotten. */

const test = useTestApi();
const endpoints = [...endpointsOf(contract)].map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint]);
const changing = endpoints.filter(([, { method }]) => method !== "GET");

/** The path of an endpoint with harmless parameters. */
const pathOf = ({ path }: Endpoint, value: string = crypto.randomUUID()) =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));
const siteOf = ({ path }: Endpoint) => (path.startsWith("/auth") ? "auth" : siteOfPath(path));

async function call(browser: TestBrowser, endpoint: Endpoint, body: object = {}) {
  if (endpoint.method === "GET") return browser.get(pathOf(endpoint), siteOf(endpoint));
  return browser.change(endpoint.method as "POST", pathOf(endpoint), body, siteOf(endpoint));
}

async function signedIn(...roles: Role[]) {
  const person = await aPerson(test.services, { roles });
  return test.browser().signInAs(person.id, ["auth", "community", "staff"]);
}

describe("CSRF", () => {
  it.each(changing.filter(([, { signedAddress }]) => !signedAddress))(
    "%s responds 419 without the token, before any other check",
    async (_name, endpoint) => {
      for (const browser of [test.browser(), await signedIn()]) {
        const answer = await browser.send(endpoint.method, pathOf(endpoint), siteOf(endpoint), { body: { zomaar: 1 } });
        expect(answer.status).toBe(419);
        expect(answer.body.message).toBe("Je sessie is vervallen. De pagina wordt vernieuwd. Probeer daarna opnieuw.");
      }
    },
  );
});

/** Invalid in a path. */
const HALF_CHARACTER = "\ud800";
const HOSTILE: unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  "",
  " ",
  "\u0000",
  "'; drop table users; --",
  "x".repeat(5000),
  HALF_CHARACTER,
  true,
  [],
  [null],
  [2 ** 31],
  {},
  { a: { b: [] } },
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "../../etc/passwd",
  "99999999-9999-9999-9999-999999999999",
  "%_\\",
  "2026-13-45T99:99",
  "0000-01-01",
  { action: "create", name: "x.pdf", data: "data:application/pdf;base64,AAAA" },
];
/** Existing items for staff: a genre, a home page. */
const KNOWN_IDS = ["1", "organization"];

const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
const knownPaths = (endpoint: Endpoint) => new Set([pathOf(endpoint), ...KNOWN_IDS.map((id) => pathOf(endpoint, id))]);

/** Without duplicates: many values are equal in an address, and endpoints without parameters have one path. */
function hostilePaths(endpoint: Endpoint) {
  const sendable = HOSTILE.filter((value) => value !== HALF_CHARACTER);
  const words = sendable.filter((value) => typeof value === "string" && value !== "") as string[];
  const path = pathOf(endpoint);
  return new Set([
    ...knownPaths(endpoint),
    ...words.map((value) => pathOf(endpoint, value)),
    ...fieldsOf(endpoint.query).flatMap((query) =>
      sendable.map((value) => `${path}?${query}=${encodeURIComponent(String(value))}`),
    ),
  ]);
}

const filled = (fields: readonly string[], value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
/** The same value in all fields; once for an endpoint without fields. */
const hostileBodies = (fields: readonly string[]): object[] => [
  [],
  [1],
  ...(fields.length > 0 ? HOSTILE.map((value) => filled(fields, value)) : [{}]),
];

const isSame = (one: TestResponse, other: TestResponse) =>
  one.status === other.status && (one.status < 400 || one.text === other.text);

describe("invalid input", () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    // A superadmin, so that no field is behind a 403.
    browser = await signedIn("superadmin");
  });

  it.each(endpoints)("%s refuses it with its own status, never a 500", async (name, endpoint) => {
    const good = VALID_BODIES[name] ?? {};
    expect(name in VALID_BODIES, "a good body stands in VALID_BODIES").toBe(endpoint.body !== undefined);
    if (ENDS_OWN_SESSION.has(name)) return; // takes no input, and would end the session of later calls
    const site = siteOf(endpoint);
    const headers = { "x-csrf-token": await browser.csrfToken(site) };
    const ask = async (path: string, body?: object) => {
      const answer = await browser.send(endpoint.method, path, site, { body, headers });
      expect(
        answer.status,
        `${endpoint.method} ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 200)}`,
      ).toBeLessThan(500);
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      return answer;
    };
    const isRead = endpoint.method === "GET";
    for (const path of hostilePaths(endpoint)) await ask(path, isRead ? undefined : {});
    if (isRead) return;
    const fields = fieldsOf(endpoint.body);
    for (const body of hostileBodies(fields)) await ask(pathOf(endpoint), body);
    // Only bodies that the schema accepts are sent.
    const isLetThrough = (body: object) => (endpoint.body as z.ZodType).safeParse(body).success;
    for (const path of knownPaths(endpoint)) {
      const usual = await ask(path, good);
      const askWith = async (value: unknown, changed: readonly string[]) => {
        const answer = await ask(path, { ...good, ...filled(changed, value) });
        if (changed.length === 1 || isSame(answer, usual)) return;
        // One field can mask another: refused fields are removed one by one and the rest is sent again.
        const others = changed.filter((field) => !(field in (answer.body?.errors ?? {})));
        const again = others.length < changed.length ? [others] : changed.map((field) => [field]);
        for (const some of again) if (some.length > 0) await askWith(value, some);
      };
      for (const value of HOSTILE) {
        const taking = fields.filter((field) => isLetThrough({ ...good, [field]: value }));
        // All text fields at once; numbers, nulls and possible enums one at a time.
        if (typeof value === "string" && taking.length > 0) await askWith(value, taking);
        else for (const field of taking) await askWith(value, [field]);
      }
    }
  });
});

/** Fields that callers must not be able to set. */
const FOREIGN = {
  zomaar: "vreemd",
  id: "00000000-0000-4000-8000-000000000000",
  author_id: "00000000-0000-4000-8000-000000000000",
  author: { id: "00000000-0000-4000-8000-000000000000" },
  user_id: "00000000-0000-4000-8000-000000000000",
  slug: "vreemd",
  isTip: 1,
  is_tip: true,
  likes: 99,
  views: 99,
  reads: 99,
  word_count: 99,
  created_at: "2001-01-01T00:00:00Z",
  published_at: "2001-01-01T00:00:00Z",
  roles: ["admin"],
  userIsAdmin: true,
  confirmed_at: "2001-01-01T00:00:00Z",
  constructor: "vreemd",
  toString: "vreemd",
};
/** As JSON text: an object literal would set the prototype. */
const POISONED = [
  '"__proto__": {"isTip": 1, "admin": true}',
  '"constructor": {"prototype": {"admin": true}}',
  '"genres": [1], "__proto__": null',
  '"x": {"__proto__": {"admin": true}}',
];

describe("unknown fields", () => {
  it.each(endpoints)("%s ignores them", async (name, endpoint) => {
    const good = VALID_BODIES[name] ?? {};
    const without = await call(await signedIn(), endpoint, good);
    const answer = await call(await signedIn(), endpoint, { ...FOREIGN, ...good });
    expect(answer.status).toBe(without.status);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain("vreemd");
    expect(answer.body?.errors).toEqual(without.body?.errors);
  });

  it.each(changing)("%s keeps them from the prototype", async (name, endpoint) => {
    const browser = await signedIn();
    const site = siteOf(endpoint);
    const good = JSON.stringify(VALID_BODIES[name] ?? {}).slice(1, -1);
    for (const poison of POISONED) {
      const body = `{${[`"_method": "${endpoint.method}"`, good, poison].filter(Boolean).join(", ")}}`;
      const headers = { "x-csrf-token": await browser.csrfToken(site) };
      const answer = await browser.send("POST", pathOf(endpoint), site, { body, headers });
      expect(answer.status, body).toBeLessThan(500);
      expect({} as Record<string, unknown>).not.toHaveProperty("admin");
    }
    const admins = test.services.db.selectFrom("user_roles").selectAll().where("role", "=", "admin");
    expect(await admins.execute()).toEqual([]);
  });

  it.each(["POST", "PUT"] as const)(
    "leave author, tip, likes and address alone when a text is written by %s",
    async (method) => {
      const person = await aPerson(test.services);
      const browser = await test.browser().signInAs(person.id);
      const path =
        method === "POST" ? "/texts" : `/texts/${(await aText(test.services, { author_id: person.id })).slug}`;
      const { status, body } = await browser.change(
        method,
        path,
        { ...FOREIGN, ...VALID_BODIES["texts.create"] },
        "community",
      );
      expect(status).toBeLessThan(300);
      expect(body.data).toMatchObject({
        isTip: 0,
        likes: 0,
        reads: 0,
        views: 0,
        wordCount: 1,
        author: { slug: person.slug },
      });
      expect(body.data.slug).toMatch(/^een-titel/);
      expect(body.data.id).not.toBe(FOREIGN.id);
      const row = await test.services.db
        .selectFrom("texts")
        .selectAll()
        .where("id", "=", body.data.id)
        .executeTakeFirst();
      expect(row).toMatchObject({ author_id: person.id, is_tip: false, likes: 0, reads: 0, views: 0, word_count: 1 });
      expect([row?.created_at, row?.published_at]).not.toContainEqual(new Date(FOREIGN.created_at));
    },
  );
});
