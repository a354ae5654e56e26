import { beforeEach, describe, expect, it } from "vitest";
import { days, hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

// So that the mails of one test are never those of the day of another.
beforeEach(() => test.clock.advance(days(3)));

async function aMember(values: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(test.services, values);
  return { person, browser: await test.browser().signInAs(person.id) };
}
type Member = Awaited<ReturnType<typeof aMember>>;

async function writes({ browser }: Member, title: string) {
  const { slug } = (await browser.post("/texts", { title, body: "<p>Woorden.</p>", genres: [1], private: 0 })).body
    .data;
  await test.runJobs();
  return slug as string;
}
const follow = ({ browser }: Member, { person }: Member) => browser.post(`/users/${person.slug}/follow`);
const evening = () => test.runScheduled("texts.daily-mail");

async function aReaderOf(author: Member, values = {}) {
  const reader = await aMember(values);
  await follow(reader, author);
  return reader;
}

describe("the mail about new texts by people whom somebody follows", () => {
  it("is sent once a day, with all texts since the last one, newest first", async () => {
    const [author, other] = [await aMember(), await aMember()];
    const reader = await aReaderOf(author);
    await follow(reader, other);
    const eb = await writes(author, "Ebtij");
    test.clock.advance(hours(1));
    const vloed = await writes(other, "Vloed");
    const mails = await evening();
    expect(mails).toMatchObject([
      {
        kind: "texts.daily",
        to: reader.person.email,
        subject: "2 nieuwe teksten van wie je volgt",
        items: [
          { title: "Vloed", note: other.person.nickname, url: expect.stringContaining(`/tekst-lezen/${vloed}`) },
          { title: "Ebtij", note: author.person.nickname, url: expect.stringContaining(`/tekst-lezen/${eb}`) },
        ],
      },
    ]);
    await writes(author, "Springtij");
    expect(await evening()).toEqual([]);
    test.clock.advance(days(1));
    expect(await evening()).toMatchObject([{ items: [{ title: "Springtij" }] }]);
  });

  it("is not sent to people who turned off all mails or this category, nor to blocked people", async () => {
    const author = await aMember();
    for (const values of [
      { receive_only_crucial_email: true },
      { mail_follows: false },
      { blocked_at: test.clock.now() },
    ])
      await aReaderOf(author, values);
    const wanting = await aReaderOf(author, { mail_academy: false });
    await writes(author, "Stilte");
    expect((await evening()).map(({ to }) => to)).toEqual([wanting.person.email]);
  });

  it("leaves out texts that are private, deleted, read or no longer followed by then; without any text it is not sent", async () => {
    const [author, left] = [await aMember(), await aMember()];
    const reader = await aReaderOf(author);
    await follow(reader, left);
    const hidden = await writes(author, "Verborgen");
    const deleted = await writes(author, "Gewist");
    await writes(author, "Gelezen");
    await writes(left, "Ontvolgd");
    await author.browser.put(`/texts/${hidden}`, { title: "Verborgen", body: "<p>x</p>", genres: [1], private: 1 });
    await author.browser.delete(`/texts/${deleted}`);
    await reader.browser.post(`/users/${left.person.slug}/unfollow`);
    const { data } = (await reader.browser.get("/me/notifications")).body;
    const { id } = data.find((each: any) => each.data.text.title === "Gelezen");
    await reader.browser.post(`/me/notifications/${id}/read`);
    expect(await evening()).toEqual([]);
    await writes(author, "Zichtbaar");
    test.clock.advance(days(1));
    expect(await evening()).toMatchObject([{ items: [{ title: "Zichtbaar" }] }]);
  });

  it("leaves out texts that staff have hidden, and blocked authors; so does the page", async () => {
    const [author, blocked] = [await aMember(), await aMember()];
    const reader = await aReaderOf(author);
    await follow(reader, blocked);
    const slug = await writes(author, "Weggehaald");
    await writes(blocked, "Van wie weg moest");
    const { db, clock } = test.services;
    await db.updateTable("texts").set({ hidden_at: clock.now() }).where("slug", "=", slug).execute();
    await db.updateTable("users").set({ blocked_at: clock.now() }).where("id", "=", blocked.person.id).execute();
    expect(await evening()).toEqual([]);
    expect((await reader.browser.get("/me/notifications")).body.meta.total).toBe(0);
  });

  it("does not send old news to people who turn it on again", async () => {
    const author = await aMember();
    const reader = await aReaderOf(author, { mail_follows: false });
    await writes(author, "Oud nieuws");
    test.clock.advance(days(3));
    await evening();
    await reader.browser.put("/me/mail-preferences", { follows: true, academy: true, newsletter: false });
    test.clock.advance(days(1));
    expect(await evening()).toEqual([]);
  });

  it("is sent again with the same texts when the mail server failed, and then not again that day", async () => {
    const author = await aMember();
    const reader = await aReaderOf(author);
    await writes(author, "Hardnekkig");
    const { send } = test.services.mailer;
    test.services.mailer.send = () => Promise.reject(new Error("away"));
    await expect(evening()).rejects.toThrow("away");
    test.services.mailer.send = send;
    await writes(author, "Te laat voor vandaag");
    expect(await evening()).toMatchObject([{ to: reader.person.email, items: [{ title: "Hardnekkig" }] }]);
  });
});
