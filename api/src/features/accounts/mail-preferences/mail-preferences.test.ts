import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { sign } from "#platform/secrets.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { unsubscribeFrom, unsubscribeToken } from "./unsubscribe-token.ts";

const test = useTestApi();

const aMember = membersOf(test, ["account"]);
const preferences = async ({ browser }: Awaited<ReturnType<typeof aMember>>) =>
  (await browser.get("/me/mail-preferences", "account")).body.data;

const tokenFor = (userId: string, category: MailCategory) =>
  unsubscribeToken(test.services.config, { userId, category }, test.clock.now());

/** One-click unsubscribe of a mail program: no cookie, Origin or CSRF token. */
const oneClick = (token: string, headers = {}) =>
  test.browser().send("POST", `/unsubscribe/${token}`, "account", {
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: undefined, ...headers },
  });

describe("mail preferences", () => {
  it("default to all categories but the newsletter", async () => {
    const member = await aMember();
    expect(await preferences(member)).toEqual({ follows: true, academy: true, courses: true, newsletter: false });
    const chosen = { follows: false, academy: true, courses: false, newsletter: true };
    expect((await member.browser.put("/me/mail-preferences", chosen, "account")).status).toBe(204);
    expect(await preferences(member)).toEqual(chosen);
  });

  it("keep categories that a change does not name, because the link of a mail may have ended them in the meantime", async () => {
    const member = await aMember();
    await oneClick(tokenFor(member.id, "follows"));
    for (const named of [{ newsletter: true }, {}])
      expect((await member.browser.put("/me/mail-preferences", named, "account")).status).toBe(204);
    expect(await preferences(member)).toEqual({ follows: false, academy: true, courses: true, newsletter: true });
  });
});

describe("unsubscribing with the link of a mail", () => {
  it("accepts a one-click POST without cookie, token or Origin (RFC 8058)", async () => {
    const member = await aMember();
    const { oneClick: address } = unsubscribeFrom(test.services, { userId: member.id, category: "follows" });
    const token = address.split("/").at(-1) ?? "";
    expect((await oneClick(token, { origin: "https://mail.example" })).status).toBe(204);
    expect(await preferences(member)).toEqual({ follows: false, academy: true, courses: true, newsletter: false });
    expect((await oneClick(token)).status).toBe(204);
  });

  it("accepts a multipart form too", async () => {
    const member = await aMember();
    const form = new FormData();
    form.append("List-Unsubscribe", "One-Click");
    const request = new Request("http://x", { method: "POST", body: form });
    const { status } = await test.browser().send("POST", `/unsubscribe/${tokenFor(member.id, "academy")}`, "account", {
      body: Buffer.from(await request.arrayBuffer()),
      headers: { "content-type": request.headers.get("content-type") ?? "", origin: undefined },
    });
    expect(status).toBe(204);
    expect(await preferences(member)).toMatchObject({ follows: true, academy: false });
  });

  it("changes nothing when the link is merely opened", async () => {
    const member = await aMember();
    const token = tokenFor(member.id, "follows");
    for (let time = 0; time < 2; time++)
      expect((await test.browser().get(`/unsubscribe/${token}`, "account")).body.data).toEqual({
        category: "follows",
        isSubscribed: true,
      });
  });

  it("refuses an invalid signature", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const token = tokenFor(member.id, "follows");
    for (const forged of [
      token.replace(member.id, other.id),
      token.replace("follows", "newsletter"),
      "follows",
      `${token}x`,
      token.replace(/\.(\d+)\./, (_, day: string) => `.${Number(day) + 1}.`),
    ]) {
      expect((await oneClick(forged)).status).toBe(404);
      expect((await test.browser().get(`/unsubscribe/${forged}`, "account")).status).toBe(404);
    }
    expect(await preferences(other)).toMatchObject({ follows: true });
    expect(await preferences(member)).toMatchObject({ follows: true });
  });

  it("refuses the link after ninety days with a message", async () => {
    const member = await aMember();
    const token = tokenFor(member.id, "follows");
    test.clock.advance(days(90));
    expect((await test.browser().get(`/unsubscribe/${token}`, "account")).status).toBe(200);
    test.clock.advance(days(1));
    const opened = await test.browser().get(`/unsubscribe/${token}`, "account");
    expect([opened.status, opened.body.message]).toEqual([410, expect.stringContaining("Meld je aan")]);
    expect((await oneClick(token)).status).toBe(410);
    const { mail_follows } = await test.services.db
      .selectFrom("users")
      .select("mail_follows")
      .where("id", "=", member.id)
      .executeTakeFirstOrThrow();
    expect(mail_follows).toBe(true);
  });

  it("accepts links from before they had a last day, until the last mail with such a link is ninety days old", async () => {
    const member = await aMember();
    const { config } = test.services;
    const old = ["follows", member.id, sign(config.secret, "unsubscribe", member.id, "follows")].join(".");
    const today = test.clock.now();
    const open = async (day: string, token = old) => {
      test.clock.set(new Date(day));
      return (await test.browser().get(`/unsubscribe/${token}`, "account")).status;
    };
    try {
      expect(await open("2027-02-20", old.replace("follows", "newsletter"))).toBe(404);
      expect(await open("2027-02-21")).toBe(410);
      expect((await oneClick(old)).status).toBe(410);
      expect(await open("2027-02-20")).toBe(200);
      expect((await oneClick(old)).status).toBe(204);
    } finally {
      test.clock.set(today);
    }
    expect(await preferences(member)).toMatchObject({ follows: false });
  });

  it("is the only call without a CSRF token, and the only one that accepts an HTML form", async () => {
    const { browser } = await aMember();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await browser.send("POST", "/me/mail-preferences", "account", { body: "follows=0", headers: form });
    expect(answer.status).toBe(419);
    const headers = { ...form, "x-csrf-token": await browser.csrfToken("account") };
    const read = await browser.send("POST", "/me/mail-preferences", "account", { body: "follows=0", headers });
    expect(read.status).toBe(400);
  });
});
