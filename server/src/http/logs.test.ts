import { aPerson, PASSWORD } from "@inktvis/api/features/people/people/person.factory";
import { aTotp } from "@inktvis/api/features/accounts/second-factor/second-factor.factory";
import { unsubscribeFrom } from "@inktvis/api/features/accounts/mail-preferences/unsubscribe-token";
import { minutes } from "@inktvis/api/platform/clock";
import { createLogger } from "@inktvis/api/platform/log";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const test = useTestApi({ LOG_LEVEL: "info", LIMIT_SIGN_IN: "3/15m" });
const { send } = useTestServer(test);

/** Strings that must not occur in any log line; grows during the test. */
const secrets = new Set<string>();
const secret = (words: string) => {
  secrets.add(words);
  return words;
};

/** A browser that reaches the API through the whole server. */
function aBrowser(site: SiteName, cookie = "") {
  const jar = { cookie };
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const csrf: Record<string, string> = path === "/csrf-token" ? {} : { "x-csrf-token": await csrfToken() };
    const answer = await send(`/api${path}`, {
      site,
      api: true,
      method,
      body,
      headers: { cookie: jar.cookie, origin: originOf(test.services.config.sites, site), ...csrf, ...headers },
    });
    const given = answer.headers["set-cookie"]?.[0]?.split(";")[0];
    if (given) jar.cookie = given;
    if (jar.cookie) secret(jar.cookie.split("=")[1] ?? "");
    return { status: answer.status, body: answer.text.startsWith("{") ? JSON.parse(answer.text) : undefined };
  }
  const csrfToken = async () => secret((await call("GET", "/csrf-token")).body.data.token);
  return { call, jar };
}

/** The link parameters of the newest mail to this address; also opens its page. */
async function followLink(to: string) {
  const mail = (await test.runJobs()).findLast((each) => each.to === to);
  const link = new URL(mail?.action?.url ?? "");
  const input = Object.fromEntries(link.searchParams);
  secret(input["token"] ?? "");
  await send(link.pathname + link.search, { site: "auth" });
  return input;
}
const lines = () => test.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
const events = () => lines().filter(({ security }) => security !== undefined);

describe("the logs", () => {
  it("record a whole journey without addresses, tokens, passwords or names", async () => {
    const email = secret(`canarie-${crypto.randomUUID()}@voorbeeld.example`);
    const [newEmail, unknown] = [secret(`nieuw-${email}`), secret(`niemand-${email}`)];
    const [nickname, password, other] = [
      secret("Kanariepiet"),
      secret("een kanarie zingt"),
      secret("zij zingt verder"),
    ];
    const auth = aBrowser("auth");
    await auth.call("POST", "/auth/register", { nickname, email, password, termsVersion: 1 });
    const confirmation = await followLink(email);
    expect((await auth.call("POST", "/auth/verify-email", confirmation)).status).toBe(204);
    const personId = confirmation["userId"];

    const wrong = secret("geen kanarie hier");
    expect((await auth.call("POST", "/auth/login", { email: unknown, password: wrong })).status).toBe(422);
    expect((await auth.call("POST", "/auth/login", { email, password: wrong })).status).toBe(422);
    expect((await auth.call("POST", "/auth/login", { email, password })).status).toBe(200);
    expect((await auth.call("PUT", "/me/change-email", { email: newEmail })).status).toBe(204);
    expect((await auth.call("POST", "/me/confirm-change-email", await followLink(newEmail))).status).toBe(204);
    const mails = await test.runJobs();
    const undo = new URL(mails.find(({ to }) => to === email)?.action?.url ?? "").searchParams;
    secret(undo.get("token") ?? "");
    const { body } = await auth.call("POST", "/me/undo-change-email", Object.fromEntries(undo));
    secret(body.data.token);
    const chosen = { ...body.data, password: other, password_confirmation: other };
    expect((await auth.call("POST", "/auth/reset-password", chosen)).status).toBe(204);
    for (const status of [422, 429])
      expect((await auth.call("POST", "/auth/login", { email, password: wrong })).status).toBe(status);

    const { oneClick, page } = unsubscribeFrom(test.services, { userId: personId ?? "", category: "follows" });
    secret(oneClick.split(".").at(-1) ?? "");
    for (const address of [oneClick, page]) {
      const { pathname, search } = new URL(address);
      expect((await send(pathname + search, { site: "account", api: address === oneClick })).status).toBeLessThan(500);
    }

    const told = events().map(({ security, reason, personId: who, emailHash }) => [security, reason, who ?? emailHash]);
    const hash = expect.stringMatching(/^[\w-]{16}$/);
    expect(told).toEqual([
      ["account confirmed", undefined, personId],
      ["sign-in refused", "unknown address", hash],
      ["sign-in refused", "wrong password", personId],
      ["signed in", undefined, personId],
      ["e-mail address changed", undefined, personId],
      ["e-mail address put back", undefined, personId],
      ["password changed", "forgotten", personId],
      ["sign-in refused", "wrong password", personId],
      ["sign-in refused", "too many attempts", hash],
      ["request refused", "too-many", undefined],
    ]);
    for (const line of lines().filter(({ msg }) => msg === "request" || msg === "sign-in refused"))
      expect(line).toMatchObject({ from: "127.0.0", reqId: expect.any(String) });
    expect(lines().find(({ path }) => String(path).startsWith("/api/unsubscribe"))?.["path"]).toBe(
      "/api/unsubscribe/…",
    );
    expect(secrets.size).toBeGreaterThan(15);
    const all = test.logged.join("");
    for (const words of secrets) expect(all).not.toContain(words);
  });

  it("record staff actions and refusals with person, route and network", async () => {
    const [admin, member] = [await aPerson(test.services, { roles: ["admin"] }), await aPerson(test.services)];
    const signedIn = async (id: string) =>
      aBrowser("staff", (await test.browser().signInAs(id, ["staff"])).cookies.get("staff"));
    const [staff, outsider] = [await signedIn(admin.id), await signedIn(member.id)];
    test.logged.length = 0;
    const ending = `/staff/people/${member.id}/end-sign-ins`;
    expect((await outsider.call("POST", ending)).status).toBe(403);
    expect((await aBrowser("staff").call("POST", ending)).status).toBe(401);
    expect((await staff.call("POST", ending, {}, { "x-csrf-token": "verzonnen" })).status).toBe(419);
    expect((await staff.call("POST", ending, {}, { origin: "https://elders.example" })).status).toBe(403);
    expect(events().map(({ security }) => security)).toEqual(Array(4).fill("request refused"));
    expect((await staff.call("POST", ending)).status).toBe(204);
    const route = expect.stringContaining("/staff/people/");
    expect(events().map(({ security, personId, status }) => [security, personId, status])).toEqual([
      ["request refused", member.id, 403],
      ["request refused", undefined, 401],
      ["request refused", admin.id, 419],
      ["request refused", admin.id, 403],
      ["staff act", admin.id, undefined],
    ]);
    for (const line of events()) expect(line).toMatchObject({ route, from: "127.0.0" });
    expect(events().at(-1)).toMatchObject({ params: { id: member.id }, method: "POST" });
  });

  it("record who confirmed their identity again, and who failed to", async () => {
    const person = await aPerson(test.services);
    const cookie = (await test.browser().signInAs(person.id, ["auth"])).cookies.get("auth");
    const auth = aBrowser("auth", cookie);
    test.logged.length = 0;
    const prove = (how: string, body: object) => auth.call("POST", `/auth/second-step/${how}`, body);
    expect((await prove("password", { password: "verkeerd" })).status).toBe(422);
    expect((await prove("password", { password: PASSWORD })).status).toBe(204);
    const code = await aTotp(test.services, person.id);
    expect((await prove("totp", { token: "000000" })).status).toBe(422);
    expect((await prove("totp", { token: code() })).status).toBe(204);
    expect(events().map(({ security, personId, reason }) => [security, personId, reason])).toEqual([
      ["confirmation refused", person.id, "wrong password"],
      ["identity confirmed", person.id, "password"],
      ["confirmation refused", person.id, "wrong totp"],
      ["identity confirmed", person.id, "totp"],
    ]);
  });

  it("record who was blocked, and who signs in before confirming their address", async () => {
    const blocked = await aPerson(test.services, { blocked_at: test.clock.now() });
    test.clock.advance(minutes(15));
    test.logged.length = 0;
    const auth = aBrowser("auth");
    await auth.call("POST", "/auth/login", { email: blocked.email, password: PASSWORD });
    const email = `${crypto.randomUUID()}@voorbeeld.example`;
    await auth.call("POST", "/auth/register", { nickname: "Wachter", email, password: PASSWORD, termsVersion: 1 });
    await auth.call("POST", "/auth/login", { email, password: PASSWORD });
    expect(events()).toMatchObject([
      { security: "sign-in refused", reason: "blocked", personId: blocked.id },
      { security: "sign-in refused", reason: "not confirmed", emailHash: expect.any(String) },
    ]);
  });

  it("record failures without what the database or the mail server quotes", async () => {
    const written: string[] = [];
    const log = createLogger(test.services.config, { write: (line) => void written.push(line) });
    const details = { detail: "Key (lower(email))=(lid@voorbeeld.example) already exists.", parameters: ["geheim"] };
    const failure = Object.assign(new Error("550 <lid@voorbeeld.example> unknown"), { code: "23505", ...details });
    log.error({ err: failure, email: "lid@voorbeeld.example" }, "job failed");
    const [line = ""] = written;
    expect(line).not.toContain("voorbeeld.example");
    expect(line).not.toContain("geheim");
    const { err } = JSON.parse(line);
    expect(err).toMatchObject({ type: "Error", code: "23505", message: "550 <[address]> unknown" });
    expect(err.stack).toContain("logs.test.ts");
  });
});
