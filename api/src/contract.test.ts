import { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod";
import { aPerson } from "./features/people/people/person.factory.ts";
import { aText } from "./features/texts/texts/text.factory.ts";
import { ENDS_OWN_SESSION, VALID_BODIES } from "./valid-bodies.ts";
import { type TestResponse, siteOfPath, type TestBrowser } from "./testing/test-browser.ts";
import { HALF_CHARACTER, HOSTILE } from "./testing/hostile-values.ts";
import { passesSchema } from "./testing/passes-schema.ts";
import { useTestApi } from "./testing/test-api.ts";

/* Generated for all endpoints, so that none is forgotten. */

const test = useTestApi();
const endpoints = [...endpointsOf(contract)].map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint]);
const changing = endpoints.filter(([, { method }]) => method !== "GET");

/** The path of an endpoint with harmless parameters. */
const pathOf = ({ path }: Endpoint, value: string = crypto.randomUUID()) =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));
const siteOf = ({ path }: Endpoint) => (path.startsWith("/auth") ? "auth" : siteOfPath(path));

async function signedIn(...roles: Role[]) {
  const person = await aPerson(test.services, { roles });
  return test.browser().signInAs(person.id, ["auth", "community", "staff"]);
}

describe("CSRF", () => {
  it("every change responds with 419 without the token, before anything else is checked", async () => {
    for (const browser of [test.browser(), await signedIn()]) {
      for (const [name, endpoint] of changing.filter(([, { signedAddress }]) => !signedAddress)) {
        const answer = await browser.send(endpoint.method, pathOf(endpoint), siteOf(endpoint), { body: { zomaar: 1 } });
        expect(answer.status, name).toBe(419);
        expect(answer.body.message).toBe("Je sessie is vervallen. De pagina wordt vernieuwd. Probeer daarna opnieuw.");
      }
    }
  });
});

/** Existing items for staff: a genre, a home page. */
const KNOWN_IDS = ["1", "organization"];

/** The fields of a schema; of a union, the fields of all its options. */
function fieldsOf(schema: unknown): string[] {
  const { shape = {}, options = [] } = (schema ?? {}) as { shape?: object; options?: readonly unknown[] };
  return [...new Set([...Object.keys(shape), ...options.flatMap(fieldsOf)])];
}
const knownPaths = (endpoint: Endpoint) => new Set([pathOf(endpoint), ...KNOWN_IDS.map((id) => pathOf(endpoint, id))]);

/** A set, because many values look the same in an address, and paths without parameters are all equal. */
function hostilePaths(endpoint: Endpoint) {
  const sendable = HOSTILE.filter((value) => value !== HALF_CHARACTER);
  const strings = sendable.filter((value) => typeof value === "string" && value !== "") as string[];
  const path = pathOf(endpoint);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
  return new Set([
    ...knownPaths(endpoint),
    ...strings
      .filter((value) => passesSchema(endpoint.params, filled(inPath, value)))
      .map((value) => pathOf(endpoint, value)),
    ...fieldsOf(endpoint.query).flatMap((query) =>
      sendable
        .map(String)
        .filter((value) => passesSchema(endpoint.query, { [query]: value }))
        .map((value) => `${path}?${query}=${encodeURIComponent(value)}`),
    ),
  ]);
}

const filled = (fields: readonly string[], value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
/** The same value in all fields; one empty body for an endpoint without fields. */
const hostileBodies = ({ body }: Endpoint): object[] => {
  const fields = fieldsOf(body);
  return fields.length > 0
    ? HOSTILE.map((value) => filled(fields, value)).filter((each) => passesSchema(body, each))
    : [{}];
};

const isSame = (one: TestResponse, other: TestResponse) =>
  one.status === other.status && (one.status < 400 || one.text === other.text);

describe("invalid input", () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    // A superadmin, so that no field is behind a 403.
    browser = await signedIn("superadmin");
  });

  it.each(endpoints)("%s refuses it with its own status, never a 500", async (name, endpoint) => {
    const valid = VALID_BODIES[name] ?? {};
    expect(name in VALID_BODIES, "VALID_BODIES has a valid body").toBe(endpoint.body !== undefined);
    if (ENDS_OWN_SESSION.has(name)) return; // takes no input, and would end the session of later calls
    const site = siteOf(endpoint);
    const headers = { "x-csrf-token": await browser.csrfToken(site) };
    const send = async (path: string, body?: object) => {
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
    for (const path of hostilePaths(endpoint)) await send(path, isRead ? undefined : {});
    if (isRead) return;
    const fields = fieldsOf(endpoint.body);
    for (const body of hostileBodies(endpoint)) await send(pathOf(endpoint), body);
    for (const path of knownPaths(endpoint)) {
      const baseline = await send(path, valid);
      const sendWith = async (value: unknown, changed: readonly string[]) => {
        const answer = await send(path, { ...valid, ...filled(changed, value) });
        if (changed.length === 1 || isSame(answer, baseline)) return;
        // One field can mask another: refused fields are removed one by one and the rest is sent again.
        const others = changed.filter((field) => !(field in (answer.body?.errors ?? {})));
        const again = others.length < changed.length ? [others] : changed.map((field) => [field]);
        for (const some of again) if (some.length > 0) await sendWith(value, some);
      };
      for (const value of HOSTILE) {
        const accepting = fields.filter((field) => passesSchema(endpoint.body, { ...valid, [field]: value }));
        // Strings go into all text fields at once; other values, which may select an option, into one field at a time.
        if (typeof value === "string" && accepting.length > 0) await sendWith(value, accepting);
        else for (const field of accepting) await sendWith(value, [field]);
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

const PARTS = ["params", "query", "body"] as const;

describe("fields that an endpoint does not know", () => {
  it("are dropped by every schema", () => {
    for (const [name, endpoint] of endpoints) {
      for (const part of PARTS) {
        const fields = fieldsOf(endpoint[part]);
        const known = part === "body" ? VALID_BODIES[name] : filled(fields, "1");
        const foreign = Object.fromEntries(Object.entries(FOREIGN).filter(([field]) => !fields.includes(field)));
        const read = (endpoint[part] as z.ZodType | undefined)?.safeParse({ ...foreign, ...known });
        const kept = Object.keys(read?.data ?? {});
        expect(
          kept.filter((field) => !fields.includes(field)),
          `${part} of ${name}`,
        ).toEqual([]);
        if (part === "body" && endpoint.body && endpoint.accepts !== "multipart")
          expect(kept.length, name).toBeGreaterThan(0);
      }
    }
  });

  it("have no effect beside valid fields", async () => {
    const reached: string[] = [];
    for (const [name, endpoint] of changing.filter(([, { path, body }]) => body && !path.includes("{"))) {
      const answers = [];
      for (const body of [VALID_BODIES[name], { ...FOREIGN, ...VALID_BODIES[name] }]) {
        const person = await aPerson(test.services);
        const browser = await test.browser().signInAs(person.id, ["auth", "community", "staff"]);
        answers.push(await browser.change(endpoint.method as "POST", endpoint.path, body, siteOf(endpoint)));
        const { rows } = await sql`select role from user_roles where user_id = ${person.id}`.execute(test.services.db);
        expect(rows, name).toEqual([]);
      }
      const [without, answer] = answers;
      expect(answer?.status, name).toBe(without?.status);
      expect(answer?.text, name).not.toContain("vreemd");
      if (without && without.status < 300) reached.push(name);
    }
    expect(reached).toEqual(
      expect.arrayContaining(["auth.register", "texts.create", "settings.updateProfile", "settings.changePrivacy"]),
    );
  });

  it.each(["POST", "PUT"] as const)(
    "do not change author, tip, counters and address of a text saved by %s",
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
