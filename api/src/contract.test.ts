import { contract } from "@inktvis/contract";
import { ABILITIES, type Role, ROLES } from "@inktvis/contract/access";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "./features/people/person.factory.ts";
import type { TestBrowser } from "./platform/testing/test-browser.ts";
import { useTestApi } from "./platform/testing/test-api.ts";

/* Generated over all endpoints, so that none can be forgotten. */

const test = useTestApi();
const endpoints = [...endpointsOf(contract)].map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint]);
const changing = endpoints.filter(([, { method }]) => method !== "GET");

/** A path that leads to the endpoint, with something harmless in its parameters. */
const pathOf = ({ path }: Endpoint, value: string = crypto.randomUUID()) =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));
const siteOf = ({ path }: Endpoint) => (path.startsWith("/auth") ? "auth" : "community");

async function call(browser: TestBrowser, endpoint: Endpoint, body: object = {}) {
  if (endpoint.method === "GET") return browser.get(pathOf(endpoint), siteOf(endpoint));
  return browser.change(endpoint.method as "POST", pathOf(endpoint), body, siteOf(endpoint));
}

async function signedIn(roles: readonly Role[] = []) {
  const person = await aPerson(test.services, { roles });
  return test.browser().signInAs(person.id, ["auth", "community"]);
}

describe("access", () => {
  it.each(endpoints)("%s lets in whom it names, and nobody else", async (_name, endpoint) => {
    const { access } = endpoint;
    const visitor = await call(test.browser(), endpoint);
    if (access === "public") expect(visitor.status).not.toBe(401);
    else expect(visitor.status).toBe(401);

    const ability = ABILITIES.find((name) => name === access);
    if (!ability) return;
    expect((await call(await signedIn(), endpoint)).status).toBe(403);
  });

  it("gives every role the abilities of spec 1 §6", async () => {
    const granted = await Promise.all(
      ROLES.map(async (role) => {
        const { body } = await (await signedIn([role])).get("/me");
        return [role, ABILITIES.filter((ability) => body.data[ability])];
      }),
    );
    expect(Object.fromEntries(granted)).toEqual({
      admin: ABILITIES,
      superadmin: ABILITIES,
      editor: [],
      contest_organizer: ["userCanCreateContests"],
      course_organizer: ["userCanCreateCourses", "userCanCreateCoursesWithEnrollments"],
      course_organizer_only_display: ["userCanCreateCourses"],
      activity_organizer: ["userCanCreateActivities"],
      ecourse_organizer: ["userCanCreateEcourses"],
    });
  });
});

describe("CSRF", () => {
  it.each(changing)("%s answers 419 without the token, before anything else", async (_name, endpoint) => {
    for (const browser of [test.browser(), await signedIn()]) {
      const answer = await browser.send(endpoint.method, pathOf(endpoint), siteOf(endpoint), { body: { zomaar: 1 } });
      expect(answer.status).toBe(419);
      expect(answer.body.message).toBe("Je sessie is vervallen. De pagina wordt vernieuwd. Probeer daarna opnieuw.");
    }
  });
});

const HOSTILE: unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  "",
  " ",
  "\u0000",
  "'; drop table users; --",
  "x".repeat(5000),
  "\ud800",
  true,
  [],
  [null],
  {},
  { a: { b: [] } },
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "../../etc/passwd",
  "99999999-9999-9999-9999-999999999999",
];

const someId = crypto.randomUUID();
const goodText = { title: "Een titel", body: "<p>Woorden.</p>", genres: [1], private: 0 };
const goodLogin = { email: "lid@voorbeeld.example", password: "een goed wachtwoord" };
/** For every endpoint with a body one that is right, so that each field can be wrong alone. */
const GOOD: Record<string, object> = {
  "auth.login": goodLogin,
  "auth.register": { ...goodLogin, nickname: "Lid", termsVersion: 1, newsletter: 0 },
  "auth.verifyEmail": { userId: someId, token: "x" },
  "auth.resendVerifyEmail": { userId: someId },
  "auth.forgotPassword": { email: goodLogin.email },
  "auth.resetPassword": { ...goodLogin, token: "x", password_confirmation: goodLogin.password },
  "auth.syncSession": { token: "x" },
  "me.changeEmail": { email: goodLogin.email },
  "me.confirmChangeEmail": { userId: someId, token: "x" },
  "texts.create": goodText,
  "texts.update": goodText,
  "images.create": { file: "geen bestand" },
};

describe("bad input", () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await signedIn();
  });

  it.each(endpoints)("%s refuses it with its own status, never a 500", async (name, endpoint) => {
    const good = GOOD[name] ?? {};
    expect(name in GOOD, "a good body stands in GOOD").toBe(endpoint.body !== undefined);
    const fields = Object.keys((endpoint.body as { shape?: object } | undefined)?.shape ?? {});
    const queries = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
    const bodies: object[] = [
      [],
      [1],
      ...HOSTILE.flatMap((value) => fields.map((field) => ({ ...good, [field]: value }))),
      ...HOSTILE.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
    ];
    const paths = [
      pathOf(endpoint),
      ...HOSTILE.filter((value) => typeof value === "string" && value !== "" && value !== "\ud800").map((value) =>
        pathOf(endpoint, value as string),
      ),
      ...queries.flatMap((query) =>
        HOSTILE.filter((value) => value !== "\ud800").map(
          (value) => `${pathOf(endpoint)}?${query}=${encodeURIComponent(String(value))}`,
        ),
      ),
    ];
    if (name === "auth.logout") return; // takes nothing, and would end the session of the others
    const site = siteOf(endpoint);
    const token = await browser.csrfToken(site);
    const headers = { "x-csrf-token": token };
    const isRead = endpoint.method === "GET";
    const requests = [
      ...paths.map((path) => ({ path, body: undefined as object | undefined })),
      ...(isRead ? [] : bodies.map((body) => ({ path: pathOf(endpoint), body }))),
    ];
    for (const { path, body } of requests) {
      const answer = await browser.send(endpoint.method, path, site, {
        ...(isRead ? {} : { body: body ?? {} }),
        headers,
      });
      expect(
        answer.status,
        `${endpoint.method} ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 200)}`,
      ).toBeLessThan(500);
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    }
  });

  it.each(endpoints)("%s ignores fields that it does not know", async (_name, endpoint) => {
    const unknown = {
      zomaar: "vreemd",
      id: crypto.randomUUID(),
      author_id: crypto.randomUUID(),
      isTip: 1,
      __proto__: { admin: true },
    };
    const answer = await call(await signedIn(), endpoint, unknown);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain("vreemd");
  });
});
