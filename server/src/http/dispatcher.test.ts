import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { days } from "@inktvis/api/platform/clock";
import type { InProcessCall } from "@inktvis/api/platform/http/in-process-client";
import { outboxFolder } from "@inktvis/api/platform/mail/transport";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { SITE_NAMES, type SiteName } from "@inktvis/contract/sites";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const SECRET = "een geheim van minstens tweeendertig tekens";
const test = useTestApi();
const secure = useTestApi({
  SITES_SCHEME: "https",
  SITES_DOMAIN: "voorbeeld.example",
  SESSION_SECRET: SECRET,
  MAIL_FROM: "Het huis <vragen@voorbeeld.example>",
});
const production = useTestApi({ NODE_ENV: "production", SESSION_SECRET: SECRET });

let nonces: string[] = [];
let contactEmail = "";
/** A stub of the pages, which records its context and asks the API who is signed in. */
const web = {
  fetch: async (_request: Request, { context }: { context: unknown }) => {
    const page = context as { nonce: string; contactEmail: string; call: InProcessCall };
    const { nonce, call } = page;
    nonces.push(nonce);
    contactEmail = page.contactEmail;
    await call(["auth", "isLoggedIn"], {});
    return new Response("<p>pagina</p>", { headers: { "cache-control": "private, no-cache" } });
  },
};
const { send } = useTestServer(test, web);
const overHttps = useTestServer(secure, web).send;
const inProduction = useTestServer(production, web).send;

it("gives pages the address of MAIL_FROM for questions", async () => {
  await overHttps("/lezen");
  expect(contactEmail).toBe("vragen@voorbeeld.example");
});

describe("the session of a person who opens a page", () => {
  it("is extended, together with its cookie", async () => {
    const { db } = test.services;
    const { id } = await aPerson(test.services);
    const { cookies } = await test.browser().signInAs(id, ["community"]);
    const until = async () =>
      (
        await db
          .selectFrom("sessions")
          .innerJoin("sign_ins", "sign_ins.id", "sign_in_id")
          .select("expires_at")
          .where("user_id", "=", id)
          .executeTakeFirstOrThrow()
      ).expires_at;
    const open = async () =>
      String((await send("/", { headers: { cookie: cookies.get("community") ?? "" } })).headers["set-cookie"]);
    expect(await open()).toBe("undefined");
    test.clock.advance(days(2));
    const before = await until();
    expect(await open()).toContain(`${cookies.get("community")};`);
    expect((await until()).getTime()).toBe(before.getTime() + days(2));
    test.clock.advance(days(2));
    expect(await open()).toContain(`Max-Age=${30 * 86_400};`);
    expect(await open()).toBe("undefined");
  });
});

describe("the headers of a page", () => {
  it.each(SITE_NAMES)("of %s have its own content security policy", async (site) => {
    nonces = [];
    const [one, other] = [await send("/", { site }), await send("/", { site })];
    const api = `http://api.${site}.localhost:3000`;
    for (const [number, { headers }] of [one, other].entries()) {
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(String(headers["content-security-policy"]).split("; ")).toEqual([
        "default-src 'none'",
        `script-src 'nonce-${nonces[number]}' 'strict-dynamic'`,
        `style-src 'self' 'nonce-${nonces[number]}'`,
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' ${api}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it("allow frames of the two video hosts on the page of a lesson, and on no other page", async () => {
    const policyOf = async (path: string, site: SiteName = "account") =>
      String((await send(path, { site })).headers["content-security-policy"]);
    const lesson = `/cursussen/online/${crypto.randomUUID()}/les/${crypto.randomUUID()}`;
    const frames = "frame-src https://www.youtube-nocookie.com https://player.vimeo.com";
    expect((await policyOf(lesson)).split("; ")).toContain(frames);
    for (const other of [`${lesson}/test`, lesson.slice(0, lesson.indexOf("/les/")), "/cursussen", "/"])
      expect(await policyOf(other)).not.toContain("frame-src");
    expect(await policyOf(lesson, "community")).not.toContain("frame-src");
  });

  it("enforce https, including on the API host, if the sites use https", async () => {
    for (const api of [false, true]) {
      const path = api ? "/api/csrf-token" : "/";
      expect((await overHttps(path, { api })).headers["strict-transport-security"]).toBe(
        "max-age=31536000; includeSubDomains",
      );
      expect((await send(path, { api })).headers["strict-transport-security"]).toBeUndefined();
    }
  });

  it("forbid caching of members' pages, and allow the back/forward cache for visitors", async () => {
    const member = await test.browser().signInAs((await aPerson(test.services)).id);
    const visitor = test.browser();
    await visitor.csrfToken("community");
    const kept = async (cookie = "") => (await send("/", { headers: { cookie } })).headers["cache-control"];
    expect(await kept(member.cookies.get("community"))).toBe("private, no-store");
    expect(await kept(visitor.cookies.get("community"))).toBe("private, no-cache");
    expect(await kept()).toBe("private, no-cache");
  });

  it("delete our session cookie when there are two, without rendering a page", async () => {
    const { status, headers } = await send("/", { headers: { cookie: "inktvis_session=m.x; inktvis_session=m.y" } });
    expect(status).toBe(400);
    expect(String(headers["set-cookie"])).toMatch(/^inktvis_session=; .*Max-Age=0; HttpOnly; SameSite=Lax$/);
  });
});

describe("an answer of the API", () => {
  it("is not cached, and its cookie is HttpOnly", async () => {
    const { headers } = await overHttps("/api/csrf-token", { api: true });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(String(headers["set-cookie"])).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });
});

describe("the mailbox", () => {
  const MAIL = "Subject: Een mail\r\nTo: lid@voorbeeld.example\r\n\r\nEen link";
  beforeAll(() => {
    for (const { services } of [test, production]) {
      mkdirSync(outboxFolder(services.config), { recursive: true });
      writeFileSync(join(outboxFolder(services.config), "een.eml"), MAIL);
    }
  });

  it("shows the outbox in development", async () => {
    const host = "mail.localhost:3000";
    expect((await send("/", { host })).text).toContain("Een mail");
    expect((await send("/mail/een.eml", { host })).text).toContain("Een link");
    for (const path of ["/mail/..%2fsession-secret", "/mail/.een.eml", "/mail/twee.eml"])
      expect((await send(path, { host })).status).toBe(404);
  });

  it("is not served in production", async () => {
    for (const path of ["/", "/mail/een.eml", "/html/een.eml"]) {
      const { status, text } = await inProduction(path, { host: "mail.localhost:3000" });
      expect(status).toBe(421);
      expect(text).not.toContain("Een");
    }
  });
});

describe("operators", () => {
  it("get metrics directly only, not through a proxy", async () => {
    const host = "127.0.0.1";
    expect((await send("/health", { host })).text).toBe("ok");
    expect((await send("/metrics", { host })).text).toContain("inktvis_request_seconds");
    for (const path of ["/health", "/metrics"])
      expect((await send(path, { host, headers: { "x-forwarded-for": "84.1.2.3" } })).status).toBe(421);
  });
});
