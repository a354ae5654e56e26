import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { anAddress, linkIn } from "#testing/mails.ts";
import { useTestApi } from "#testing/test-api.ts";
import { lockEmail } from "#features/accounts/auth/email-lock.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { unsubscribeAddress } from "./unsubscribe-link.ts";

const test = useTestApi({ LIMIT_MAILS: "5/1h" });

const ask = (email: string, more: object = {}) =>
  test.browser().post("/newsletter/subscriptions", { email, firstName: "Noor", consent: 1, ...more }, "organization");
const confirm = (link: object) => test.browser().post("/newsletter/subscriptions/confirm", link, "organization");
/** Requests a subscription, and returns the link in the mail. */
async function askedBy(email: string) {
  expect((await ask(email)).status).toBe(202);
  const [mail] = await test.runJobs();
  expect(mail).toMatchObject({ kind: "newsletter.confirm", to: email });
  return linkIn(mail) as { id: string; token: string };
}
const rowsOf = (email: string) =>
  test.services.db.selectFrom("newsletter_subscriptions").selectAll().where("email", "=", email).execute();
const isMemberSubscribed = async (id: string) =>
  (await test.services.db.selectFrom("users").select("newsletter").where("id", "=", id).executeTakeFirstOrThrow())
    .newsletter;
const tokenOf = (email: string) => unsubscribeAddress(test.services.config, email).oneClick.split("/").at(-1) ?? "";

describe("requesting the newsletter", () => {
  it("subscribes an address only when its owner confirms with the link in the mail", async () => {
    const email = anAddress();
    const link = await askedBy(email);
    expect(await rowsOf(email)).toMatchObject([{ first_name: "Noor", confirmed_at: null }]);
    const confirmed = await confirm(link);
    expect([confirmed.status, confirmed.body.data]).toEqual([200, { isHeldBack: false }]);
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: test.clock.now() }]);
    expect((await confirm(link)).status).toBe(200);
  });

  it("mails no link to an address that was confirmed in the meantime", async () => {
    const email = anAddress();
    const link = await askedBy(email);
    await ask(email);
    await confirm(link);
    expect(await test.runJobs()).toEqual([]);
  });

  it("requires consent and a valid address, and stores nothing otherwise", async () => {
    const refused = await ask(anAddress(), { consent: 0 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["consent"]]);
    expect((await ask("geen adres")).status).toBe(422);
    expect(await test.runJobs()).toEqual([]);
  });

  it.each(["Win op kwaad.example", "kwaad.example/win", "bel 0900 12 34", "mail a@b", "https:kwaad"])(
    "refuses a first name that could lead people elsewhere, because newsletters greet with it: %s",
    async (firstName) => {
      const { status, body } = await ask(anAddress(), { firstName });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["firstName"]]);
    },
  );

  it.each(["Jean-Pierre", "J. P.", "d’Arcy", "Åsa Øya", "ליאור", null])("takes a name: %s", async (firstName) => {
    expect((await ask(anAddress(), { firstName })).status).toBe(202);
    expect(await test.runJobs()).toHaveLength(1);
  });

  it("answers the same for an address that is unknown, subscribed, or of a member", async () => {
    const [unknown, subscribed] = [anAddress(), anAddress()];
    await confirm(await askedBy(subscribed));
    const member = await aPerson(test.services, { newsletter: true });
    const answers = await Promise.all([unknown, subscribed, member.email].map((email) => ask(email)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([202, { data: { isSubscribed: false, isHeldBack: false } }]);
    const kinds = Object.fromEntries((await test.runJobs()).map(({ to, kind }) => [to, kind]));
    expect(kinds).toEqual({
      [unknown]: "newsletter.confirm",
      [subscribed]: "newsletter.subscribed-already",
      [member.email]: "newsletter.subscribed-already",
    });
  });

  it("puts nothing that was typed into a mail, whose address may not be theirs", async () => {
    await ask(anAddress(), { firstName: "Win nu een fiets" });
    const [mail] = await test.runJobs();
    expect(JSON.stringify(mail)).not.toContain("fiets");
  });

  it("subscribes the own address of a member who is signed in at once", async () => {
    const member = await aPerson(test.services);
    const browser = await test.browser().signInAs(member.id, ["organization"]);
    const own = { email: member.email, consent: 1 };
    expect((await browser.post("/newsletter/subscriptions", own, "organization")).body.data.isSubscribed).toBe(true);
    expect([await isMemberSubscribed(member.id), await test.runJobs()]).toEqual([true, []]);
    const other = { email: anAddress(), consent: 1 };
    expect((await browser.post("/newsletter/subscriptions", other, "organization")).body.data.isSubscribed).toBe(false);
    expect(await test.runJobs()).toHaveLength(1);
  });

  it("says that no newsletter is sent while only crucial mail is wanted, on the page or by mail", async () => {
    const member = await aPerson(test.services, { receive_only_crucial_email: true });
    const browser = await test.browser().signInAs(member.id, ["organization"]);
    const own = { email: member.email, consent: 1 };
    const { data } = (await browser.post("/newsletter/subscriptions", own, "organization")).body;
    expect(data).toEqual({ isSubscribed: true, isHeldBack: true });
    expect((await ask(member.email)).body.data).toEqual({ isSubscribed: false, isHeldBack: false });
    expect((await test.runJobs()).map(({ kind }) => kind)).toEqual(["newsletter.held-back"]);
  });

  it("mails an address at most five times an hour per network, and the link in the last mail still works", async () => {
    const email = anAddress();
    for (let time = 0; time < 8; time++) expect((await ask(email)).status).toBe(202);
    const mails = await test.runJobs();
    expect(mails).toHaveLength(5);
    expect((await confirm(linkIn(mails.at(-1)))).status).toBe(200);
  });
});

describe("confirming a subscription", () => {
  it("refuses a link that is invented, superseded or older than seven days", async () => {
    const email = anAddress();
    const first = await askedBy(email);
    expect((await confirm({ ...first, token: "x" })).status).toBe(410);
    test.clock.advance(1000);
    const second = await askedBy(email);
    expect((await confirm(first)).status).toBe(410);
    test.clock.advance(days(7));
    expect((await confirm(second)).status).toBe(410);
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: null }]);
  });

  it("sets the mail preference of a member, where the subscription is kept from then on", async () => {
    const member = await aPerson(test.services, { receive_only_crucial_email: true });
    const link = await askedBy(member.email);
    expect((await confirm(link)).body.data).toEqual({ isHeldBack: true });
    expect([await isMemberSubscribed(member.id), await rowsOf(member.email)]).toEqual([true, []]);
    await test.services.db.updateTable("users").set({ newsletter: false }).where("id", "=", member.id).execute();
    expect((await confirm(link)).status).toBe(410);
    expect(await isMemberSubscribed(member.id)).toBe(false);
  });

  it("waits for an account that is getting the address, and sets its preference", async () => {
    const email = anAddress();
    const link = await askedBy(email);
    const { db } = test.services;
    const { member, confirming } = await db.transaction().execute(async (tx) => {
      // The lock that is taken whenever an account gets an address.
      await lockEmail(tx, email);
      const account = await aPerson({ ...test.services, db: tx }, { email });
      return { member: account, confirming: await test.started(() => confirm(link)) };
    });
    expect((await confirming.result).status).toBe(200);
    expect([await isMemberSubscribed(member.id), await rowsOf(email)]).toEqual([true, []]);
  });

  it("during a new request makes that request say that the address is subscribed already", async () => {
    const email = anAddress();
    await askedBy(email);
    const asking = await test.services.db.transaction().execute(async (tx) => {
      await lockEmail(tx, email);
      const asked = tx.updateTable("newsletter_subscriptions").where("email", "=", email);
      await asked.set({ confirmed_at: test.clock.now() }).execute();
      return test.started(() => ask(email));
    });
    expect((await asking.result).status).toBe(202);
    expect((await test.runJobs()).map(({ kind }) => kind)).toEqual(["newsletter.subscribed-already"]);
  });

  it("succeeds twice at the same moment", async () => {
    const link = await askedBy(anAddress());
    const both = await Promise.all([confirm(link), confirm(link)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe("the one place that says whether an address is subscribed", () => {
  it("is the account, once one gets an address that was subscribed", async () => {
    const [email, changed] = [anAddress(), anAddress()];
    for (const each of [email, changed]) await confirm(await askedBy(each));
    const member = await aPerson(test.services, { email });
    expect([await isMemberSubscribed(member.id), await rowsOf(email)]).toEqual([true, []]);
    const other = await aPerson(test.services);
    await test.services.db.updateTable("users").set({ email: changed }).where("id", "=", other.id).execute();
    expect([await isMemberSubscribed(other.id), await rowsOf(changed)]).toEqual([true, []]);
  });

  it("does not contain an address that nobody confirmed", async () => {
    const email = anAddress();
    await askedBy(email);
    const member = await aPerson(test.services, { email });
    expect([await isMemberSubscribed(member.id), await rowsOf(email)]).toMatchObject([false, [{ confirmed_at: null }]]);
  });
});

describe("unsubscribing", () => {
  const oneClick = (token: string) =>
    test.browser().send("POST", `/newsletter/unsubscribe/${token}`, "organization", {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: undefined },
    });

  it("takes one click, and keeps nothing about the address", async () => {
    const email = anAddress();
    await confirm(await askedBy(email));
    const token = tokenOf(email);
    const look = () => test.browser().get(`/newsletter/unsubscribe/${token}`, "organization");
    expect((await look()).body.data).toEqual({ email, isSubscribed: true });
    expect((await oneClick(token)).status).toBe(204);
    expect(await rowsOf(email)).toEqual([]);
    expect((await look()).body.data).toEqual({ email, isSubscribed: false });
    expect((await oneClick(token)).status).toBe(204);
  });

  it("works even when the address has since become that of an account", async () => {
    const email = anAddress();
    await confirm(await askedBy(email));
    const member = await aPerson(test.services, { email });
    expect((await oneClick(tokenOf(email))).status).toBe(204);
    expect(await isMemberSubscribed(member.id)).toBe(false);
  });

  it("refuses an invented link", async () => {
    for (const token of ["x", tokenOf(anAddress()).slice(4), tokenOf(anAddress()).replace(/.{4}$/, "AAAA")])
      expect((await oneClick(token)).status).toBe(404);
  });
});

describe("the retention of subscriptions", () => {
  it("ends after seven days for those that nobody confirmed, and for no others", async () => {
    const [forgotten, confirmed] = [anAddress(), anAddress()];
    await confirm(await askedBy(confirmed));
    await askedBy(forgotten);
    test.clock.advance(days(7) - 1);
    await test.runScheduled("newsletter.sweep");
    expect(await rowsOf(forgotten)).toHaveLength(1);
    test.clock.advance(1);
    await test.runScheduled("newsletter.sweep");
    expect([await rowsOf(forgotten), await rowsOf(confirmed)]).toMatchObject([[], [{ email: confirmed }]]);
  });
});
