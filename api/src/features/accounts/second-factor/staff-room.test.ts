import { STAFF_RIGHTS } from "@inktvis/contract/access";
import { SITE_NAMES } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { aTotp } from "./second-factor.factory.ts";

const demanding = useTestApi({ STAFF_SECOND_FACTOR: "on" });
const lenient = useTestApi({ STAFF_SECOND_FACTOR: "off" });
const SITES = ["auth", "community", "account", "staff"] as const;

const anEditor = async (api = demanding) => {
  const person = await aPerson(api.services, { roles: ["editor"] });
  return { person, browser: await api.browser().signInAs(person.id, SITES) };
};

describe("the staff room with a required second factor", () => {
  it("refuses a sign-in by password alone with an error code; other sites accept it", async () => {
    const { browser } = await anEditor();
    const refusal = await browser.get("/staff/genres");
    expect([refusal.status, refusal.body.code]).toEqual([403, "second-factor-due"]);
    expect((await browser.post("/staff/genres", { name: "Haiku" })).status).toBe(403);
    expect((await browser.get("/me", "staff")).body.data).toMatchObject({
      staffRights: ["manageContent", "moderate"],
      staffRoomNeeds: "secondFactor",
    });
    expect((await browser.get("/me/texts")).status).toBe(200);
    expect((await browser.get("/me/second-factor", "account")).body.data).toMatchObject({ isDemanded: true });
  });

  it("accepts a second step, even after signing in", async () => {
    const { person, browser } = await anEditor();
    const code = await aTotp(demanding.services, person.id);
    expect((await browser.get("/me", "staff")).body.data.staffRoomNeeds).toBe("secondStep");
    expect((await browser.get("/staff/genres")).status).toBe(403);
    await browser.post("/auth/second-step/totp", { token: code() }, "auth");
    expect((await browser.get("/staff/genres")).status).toBe(200);
    expect((await browser.get("/me", "staff")).body.data.staffRoomNeeds).toBeNull();
  });

  it("accepts a sign-in with a second step, until the factor is removed", async () => {
    const { person } = await anEditor();
    const code = await aTotp(demanding.services, person.id);
    const browser = demanding.browser();
    await browser.post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    await browser.post("/auth/second-step/totp", { token: code() }, "auth");
    for (const site of ["staff", "account"] as const) {
      const { signingToken } = (await browser.get("/auth/sync-session-signing-token", site)).body.data;
      const { body } = await browser.get(`/auth/sync-session-token?${new URLSearchParams({ signingToken })}`, "auth");
      await browser.post("/auth/sync-session", { token: body.data.syncToken }, site);
    }
    expect((await browser.get("/staff/genres")).status).toBe(200);
    expect((await browser.delete("/me/second-factor", "account")).status).toBe(204);
    expect((await browser.get("/staff/genres")).body.code).toBe("second-factor-due");
  });

  it("is also closed to server-side rendering", async () => {
    const { person, browser } = await anEditor();
    const page = {
      cookie: browser.cookies.get("staff"),
      network: "unknown",
      userAgent: "",
      log: demanding.services.log,
    };
    const requestPage = () => demanding.api.clientFor({ ...page, site: "staff" }).staffGenres.list({ query: {} });
    await expect(requestPage()).rejects.toMatchObject({ status: 403, code: "second-factor-due" });
    await demanding.services.db
      .updateTable("sign_ins")
      .set({ method: "totp" })
      .where("user_id", "=", person.id)
      .execute();
    expect((await requestPage()).data.length).toBeGreaterThan(0);
    const elsewhere = demanding.api.clientFor({ ...page, cookie: browser.cookies.get("community"), site: "community" });
    await expect(elsewhere.staffGenres.list({ query: {} })).rejects.toMatchObject({ status: 403, code: "forbidden" });
  });
});

describe("contests of others with a required second factor", () => {
  it("are managed only by admins who completed it", async () => {
    const { services } = demanding;
    const contest = await aContest(services);
    const admin = await aPerson(services, { roles: ["admin"] });
    const browser = await demanding.browser().signInAs(admin.id, ["account"]);
    const requestPage = async () => (await browser.get(`/contests/${contest.slug}/contributions`, "account")).status;
    expect(await requestPage()).toBe(404);
    await services.db.updateTable("sign_ins").set({ method: "totp" }).where("user_id", "=", admin.id).execute();
    expect(await requestPage()).toBe(200);
  });
});

describe("texts of others with a required second factor", () => {
  it("show how often they are read only to staff who completed it", async () => {
    const { slug } = await aText(demanding.services);
    const { person, browser } = await anEditor();
    const reads = async () => (await browser.get(`/texts/${slug}`)).body.data.reads;
    expect(await reads()).toBeNull();
    const { db } = demanding.services;
    await db.updateTable("sign_ins").set({ method: "totp" }).where("user_id", "=", person.id).execute();
    expect(await reads()).toBe(0);
  });
});

describe("the staff room without a required second factor", () => {
  it("accepts the password alone", async () => {
    const { browser } = await anEditor(lenient);
    expect((await browser.get("/staff/genres")).status).toBe(200);
    expect((await browser.get("/me", "staff")).body.data.staffRoomNeeds).toBeNull();
    expect((await browser.get("/me/second-factor", "account")).body.data).toMatchObject({ isDemanded: false });
  });

  it("works only on its own site", async () => {
    const person = await aPerson(lenient.services, { roles: ["superadmin"] });
    const browser = await lenient.browser().signInAs(person.id, SITE_NAMES);
    for (const site of SITE_NAMES) {
      const expected = site === "staff" ? 200 : 403;
      for (const path of [
        "/staff/genres",
        "/staff/reports",
        "/staff/people",
        "/staff/audit",
        "/staff/sa-enrollment-periods",
      ])
        expect((await browser.get(path, site)).status, `${path} on ${site}`).toBe(expected);
      const tag = { name: `Label ${crypto.randomUUID()}` };
      expect((await browser.post("/staff/tags", tag, site)).status).toBe(site === "staff" ? 201 : 403);
    }
    // The list above has a path for each right.
    expect(STAFF_RIGHTS).toHaveLength(6);
  });
});

describe("STAFF_SECOND_FACTOR", () => {
  const demands = (environment: Record<string, string>) =>
    readConfig({ SESSION_SECRET: "x".repeat(32), ...environment }).staffSecondFactor;
  it("is on in production, off elsewhere, and can be set", () => {
    expect(demands({ NODE_ENV: "production" })).toBe(true);
    expect(demands({})).toBe(false);
    expect(demands({ NODE_ENV: "production", STAFF_SECOND_FACTOR: "off" })).toBe(false);
    expect(demands({ STAFF_SECOND_FACTOR: "on" })).toBe(true);
  });
});
