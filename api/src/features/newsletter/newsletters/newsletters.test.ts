import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { jobHandlers } from "#api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { days, minutes } from "#platform/clock.ts";
import { imageKey, MAIL_FILE, pictureOf } from "#platform/files/media.ts";
import { bodyHtml } from "#platform/mail/mail-blocks.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { anAddress } from "#testing/mails.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";

const test = useTestApi();
const DRAFT = {
  title: "De zomer begint",
  body: '<h2>Bijna gesloten</h2><p>Schrijf hem op. <a href="/cursussen">Kies een cursus</a>.</p><script>x</script>',
};
let editor: TestBrowser;

beforeEach(async () => {
  const { db } = test.services;
  await db.updateTable("users").set({ newsletter: false }).execute();
  await db.deleteFrom("newsletter_subscriptions").execute();
  const person = await aPerson(test.services, { roles: ["editor"] });
  editor = await test.browser().signInAs(person.id, ["staff"]);
  await test.runJobs();
});

const aDraft = async () => (await editor.post("/staff/newsletters", DRAFT, "staff")).body.data;
const send = ({ id, revision }: { id: string; revision: number }) =>
  editor.post(`/staff/newsletters/${id}/send`, { revision }, "staff");
async function aSubscriber(confirmed_at: Date | null = test.clock.now()) {
  const email = anAddress();
  await test.services.db
    .insertInto("newsletter_subscriptions")
    .values({ email, first_name: "Noor", asked_at: test.clock.now(), confirmed_at })
    .execute();
  return email;
}
const aStoredPicture = async () => {
  const bytes = await aPicture({ width: 1400, height: 700 });
  return pictureOf(await storeImage(test.services, { bytes, ownerId: null, field: "image" }));
};
const recipientsIn = (mails: readonly Mail[]) =>
  mails.flatMap(({ kind, to }) => (kind === "newsletter.newsletter" ? to : [])).toSorted();

describe("sending a newsletter", () => {
  it("mails every subscriber once, separately, with a link to unsubscribe, and nobody else", async () => {
    const visitor = await aSubscriber();
    await aSubscriber(null);
    const member = await aPerson(test.services, { newsletter: true });
    await aPerson(test.services, { newsletter: true, blocked_at: test.clock.now() });
    await aPerson(test.services, { newsletter: true, receive_only_crucial_email: true });
    const draft = await aDraft();
    expect(draft).toMatchObject({
      subscribers: 2,
      sentAt: null,
      recipients: null,
      body: expect.not.stringContaining("script"),
    });
    const sent = await send(draft);
    expect([sent.status, sent.body.data]).toMatchObject([200, { recipients: 2, waiting: 2, isPublic: true }]);
    const mails = await test.runJobs();
    expect(recipientsIn(mails)).toEqual([visitor, member.email].toSorted());
    for (const mail of mails) {
      expect(mail.subject).toBe(DRAFT.title);
      expect(mail.unsubscribe?.oneClick).toMatch(mail.to === visitor ? /newsletter\/unsubscribe/ : /api\/unsubscribe/);
      expect(mail.greeting).toBe(mail.to === visitor ? "Dag Noor" : `Dag ${member.nickname}`);
    }
    expect((await editor.get(`/staff/newsletters/${draft.id}`, "staff")).body.data.waiting).toBe(0);
  });

  it("shows its pictures as JPEG, which every mail program supports, except those that were taken down", async () => {
    const { db, files } = test.services;
    await aSubscriber();
    const [shown, broken, gone] = await Promise.all([aStoredPicture(), aStoredPicture(), aStoredPicture()]);
    const body = [shown, broken, gone].map(({ url }) => `<p>Zie <img src="${url.default}" alt="de zee"></p>`).join("");
    const { data } = (await editor.post("/staff/newsletters", { ...DRAFT, body }, "staff")).body;
    await files.put(imageKey(broken.id), Buffer.from("no picture"), "image/webp");
    await db.updateTable("images").set({ taken_down_at: test.clock.now() }).where("id", "=", gone.id).execute();
    await send(data);
    const [mail] = await test.runJobs();
    expect(mail?.body && bodyHtml(mail.body)).toContain(`/media/images/${shown.id}/mail.jpeg" alt="de zee"`);
    const stored = await sharp(await buffer(await files.read(imageKey(shown.id, MAIL_FILE)))).metadata();
    expect(stored).toMatchObject({ format: "jpeg", width: 1024 });
    for (const { id } of [broken, gone]) expect(await files.exists(imageKey(id, MAIL_FILE))).toBe(false);
  });

  it("is sent once when requested twice, and cannot be changed or deleted afterwards", async () => {
    const visitor = await aSubscriber();
    const draft = await aDraft();
    const answers = await Promise.all([send(draft), send(draft)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(recipientsIn(await test.runJobs())).toEqual([visitor]);
    expect((await send(draft)).status).toBe(200);
    expect(await test.runJobs()).toEqual([]);
    const change = { ...DRAFT, title: "Anders", revision: draft.revision };
    expect((await editor.put(`/staff/newsletters/${draft.id}`, change, "staff")).status).toBe(409);
    expect((await editor.delete(`/staff/newsletters/${draft.id}`, "staff")).status).toBe(409);
  });

  it("gives it its own address in the archive when another with the same title is sent at that moment", async () => {
    await aSubscriber();
    const drafts = [await aDraft(), await aDraft()];
    const sent = await inOrderOf(test)(
      blockWrites("newsletters"),
      drafts.map((draft) => () => send(draft)),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    await test.runJobs();
  });

  it("is refused without subscribers, and when somebody saved it after it was opened", async () => {
    const draft = await aDraft();
    expect((await send(draft)).status).toBe(422);
    await aSubscriber();
    await editor.put(`/staff/newsletters/${draft.id}`, { ...DRAFT, revision: draft.revision }, "staff");
    expect((await send(draft)).status).toBe(409);
    expect(await test.runJobs()).toEqual([]);
  });

  it("continues after a crash without mailing anybody twice", async () => {
    const emails = [await aSubscriber(), await aSubscriber(), await aSubscriber()];
    const draft = await aDraft();
    await send(draft);
    const { services } = test;
    const sent: string[] = [];
    let isKilled = false;
    const mailer = {
      send: async ({ to }: Mail) => {
        if (isKilled || sent.length === 1) {
          isKilled = true;
          throw new Error("killed");
        }
        sent.push(to);
      },
    };
    const [job] = await services.jobs.fetchDue();
    const handler = jobHandlers.find(({ kind }) => kind.name === job?.name);
    await expect(handler?.run({ ...services, mailer }, job?.data)).rejects.toThrow("2 failed");
    expect(sent).toHaveLength(1);
    await handler?.run({ ...services, mailer: { send: async ({ to }) => void sent.push(to) } }, job?.data);
    expect(sent.toSorted()).toEqual(emails.toSorted());
  });

  it("skips people who unsubscribed by then, without counting them, and follows those who got an account", async () => {
    const [gone, moved] = [await aSubscriber(), await aSubscriber()];
    const left = await aPerson(test.services, { newsletter: true });
    const draft = await aDraft();
    expect((await send(draft)).body.data.recipients).toBe(3);
    const { db } = test.services;
    await db.deleteFrom("newsletter_subscriptions").where("email", "=", gone).execute();
    await db.updateTable("users").set({ newsletter: false }).where("id", "=", left.id).execute();
    const member = await aPerson(test.services, { email: moved });
    const mails = await test.runJobs();
    expect(recipientsIn(mails)).toEqual([moved]);
    expect(mails[0]?.greeting).toBe(`Dag ${member.nickname}`);
    const { data } = (await editor.get(`/staff/newsletters/${draft.id}`, "staff")).body;
    expect(data).toMatchObject({ recipients: 1, waiting: 0 });
    await db.deleteFrom("users").where("id", "=", member.id).execute();
    expect((await editor.get(`/staff/newsletters/${draft.id}`, "staff")).body.data.recipients).toBe(1);
  });

  it("reaches a subscriber who gets an account while their batch is being mailed", async () => {
    const emails = [await aSubscriber(), await aSubscriber()];
    await send(await aDraft());
    const { services } = test;
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: Mail) => {
        const other = emails.find((email) => email !== to);
        if (sent.push(to) === 1) await aPerson(services, { email: other });
      },
    };
    const [job] = await services.jobs.fetchDue();
    await jobHandlers.find(({ kind }) => kind.name === job?.name)?.run({ ...services, mailer }, job?.data);
    expect(sent.toSorted()).toEqual(emails.toSorted());
  });

  it("reaches the others while one person unsubscribes and another is erased", async () => {
    const { db } = test.services;
    const [visitor, leaving] = [await aSubscriber(), await aSubscriber()];
    const erased = await aPerson(test.services, { newsletter: true });
    const draft = await aDraft();
    const { result } = await db.transaction().execute(async (tx) => {
      await tx.deleteFrom("newsletter_subscriptions").where("email", "=", leaving).execute();
      await tx.deleteFrom("users").where("id", "=", erased.id).execute();
      return test.started(() => send(draft));
    });
    const sent = await result;
    expect([sent.status, sent.body.data?.recipients], sent.text).toEqual([200, 1]);
    expect(recipientsIn(await test.runJobs())).toEqual([visitor]);
  });

  it("mails many in batches, and takes few queries to start", async () => {
    for (let number = 0; number < 120; number++) await aSubscriber();
    const draft = await aDraft();
    const statements = await test.countQueries(() => send(draft));
    expect(statements).toBeLessThan(25);
    const batches = await test.services.db
      .selectFrom("newsletter_recipients")
      .select(({ fn }) => fn.countAll<number>().as("size"))
      .where("newsletter_id", "=", draft.id)
      .groupBy("batch")
      .orderBy("batch")
      .execute();
    expect(batches.map(({ size }) => size)).toEqual([50, 50, 20]);
    expect(recipientsIn(await test.runJobs())).toHaveLength(120);
  });

  it("as a test mails only the editor, and nobody once they are blocked", async () => {
    await aSubscriber();
    const draft = await aDraft();
    expect((await editor.post(`/staff/newsletters/${draft.id}/test`, {}, "staff")).status).toBe(202);
    const mails = await test.runJobs();
    expect(mails.map(({ subject }) => subject)).toEqual([`Proef: ${DRAFT.title}`]);
    expect((await editor.get(`/staff/newsletters/${draft.id}`, "staff")).body.data.sentAt).toBeNull();
    await editor.post(`/staff/newsletters/${draft.id}/test`, {}, "staff");
    await test.services.db.updateTable("users").set({ blocked_at: test.clock.now() }).execute();
    expect(await test.runJobs()).toEqual([]);
  });

  it("keeps its list of recipients as long as the mail log", async () => {
    await aSubscriber();
    await send(await aDraft());
    await test.runJobs();
    const left = () => test.services.db.selectFrom("newsletter_recipients").select("id").execute();
    test.clock.advance(days(90));
    await test.runScheduled("newsletter.sweep-recipients");
    expect((await left()).length).toBeGreaterThan(0);
    test.clock.advance(days(1));
    await test.runScheduled("newsletter.sweep-recipients");
    expect(await left()).toEqual([]);
  });
});

describe("the archive of newsletters", () => {
  it("lists sent newsletters, newest first, each with those before and after it, and no drafts", async () => {
    await aSubscriber();
    const older = (await send(await aDraft())).body.data;
    test.clock.advance(minutes(1));
    const newer = (await send(await aDraft())).body.data;
    const draft = await aDraft();
    expect(newer.slug).toMatch(/^de-zomer-begint-\d+$/);
    const { body } = await test.browser().get("/newsletters", "organization");
    expect(body.data.slice(0, 2)).toMatchObject([
      { slug: newer.slug, excerpt: "Schrijf hem op. Kies een cursus." },
      { slug: older.slug },
    ]);
    const read = await test.browser().get(`/newsletters/${newer.slug}`, "organization");
    expect(read.body.data).toMatchObject({ title: DRAFT.title, newer: null, older: { slug: older.slug } });
    expect(JSON.stringify(body)).not.toContain(draft.id);
    expect((await test.browser().get("/newsletters/bestaat-niet", "organization")).status).toBe(404);
  });
});

describe("the list of subscribers", () => {
  it("is shown and exported to people who manage people only, and the export is recorded", async () => {
    const email = await aSubscriber();
    const member = await aPerson(test.services, { newsletter: true, nickname: "=1+1" });
    expect((await editor.get("/staff/newsletter-subscribers", "staff")).status).toBe(403);
    const admin = await aPerson(test.services, { roles: ["admin"] });
    const browser = await test.browser().signInAs(admin.id, ["staff"]);
    const list = await browser.get("/staff/newsletter-subscribers", "staff");
    expect(list.body.meta.total).toBe(2);
    // With ids and words, only those of the ids that match by address or name.
    const none = await browser.get(`/staff/newsletter-subscribers?q=${email}&ids=${member.id}`, "staff");
    expect(none.body.data).toEqual([]);
    const csv = await browser.get("/staff/newsletter-subscribers/csv", "staff");
    expect(csv.text).toContain(email);
    expect(csv.text).toContain(member.email);
    expect(csv.text).not.toMatch(/[;,]"?=1\+1/);
    const recorded = await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", "newsletterSubscribers")
      .execute();
    expect(recorded).toEqual([{ action: "export" }]);
  });
});
