import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { jobHandlers } from "#api.ts";
import { manyFollowers } from "#features/people/people/many-followers.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "./text.factory.ts";

const test = useTestApi();

/** Creates a public text whose followers have not been notified yet. */
async function announced(followers: number) {
  const author = await aPerson(test.services);
  await manyFollowers(test.services, author.id, followers);
  const text = await aText(test.services, { author_id: author.id });
  return { author, text };
}
const run = (name: string, data: object) =>
  jobHandlers.find(({ kind }) => kind.name === name)?.run(test.services, data);
const saved = (textId: string) => run("texts.saved", { textId });

async function toldAbout(textId: string) {
  const { rows } = await sql<{ told: number; people: number }>`
    select count(*) as told, count(distinct user_id) as people from notifications where dedupe_key = ${textId}
  `.execute(test.services.db);
  return rows[0];
}
const announcementOf = (textId: string) =>
  test.services.db.selectFrom("text_announcements").selectAll().where("text_id", "=", textId).executeTakeFirst();

describe("notifying the followers of an author", () => {
  it("runs in batches, and notifies each of them once", async () => {
    const { text } = await announced(1234);
    await saved(text.id);
    expect(await toldAbout(text.id)).toEqual({ told: 0, people: 0 });
    await test.runJobs();
    expect(await toldAbout(text.id)).toEqual({ told: 1234, people: 1234 });
    expect((await announcementOf(text.id))?.finished_at).not.toBeNull();
  });

  it("ends even when the last batch is exactly full", async () => {
    const { text } = await announced(500);
    await saved(text.id);
    await test.runJobs();
    expect(await toldAbout(text.id)).toEqual({ told: 500, people: 500 });
    expect((await announcementOf(text.id))?.finished_at).not.toBeNull();
  });

  it("notifies nobody twice when a batch runs again because its worker was killed before the queue recorded it", async () => {
    const { text } = await announced(1100);
    const first = { textId: text.id, after: null };
    await saved(text.id);
    await run("texts.followers-waiting", first);
    const { told_until } = (await announcementOf(text.id)) ?? {};
    await Promise.all([run("texts.followers-waiting", first), run("texts.followers-waiting", first)]);
    expect(await toldAbout(text.id)).toEqual({ told: 500, people: 500 });
    expect((await announcementOf(text.id))?.told_until).toBe(told_until);
    // One job for the batch that the test ran itself, and one for the next.
    const waiting = (await test.services.jobs.countByKind()).map((numbers) => numbers.waiting);
    expect(waiting.reduce((sum, count) => sum + count)).toBe(2);
    await test.runJobs();
    expect(await toldAbout(text.id)).toEqual({ told: 1100, people: 1100 });
  });

  it("stops when the text becomes private, and continues where it stopped once it is public again", async () => {
    const { text } = await announced(700);
    await saved(text.id);
    await run("texts.followers-waiting", { textId: text.id, after: null });
    const hide = (is_private: boolean) =>
      test.services.db.updateTable("texts").set({ is_private }).where("id", "=", text.id).execute();
    await hide(true);
    await test.runJobs();
    expect((await toldAbout(text.id))?.told).toBe(500);
    await hide(false);
    await saved(text.id);
    await test.runJobs();
    expect(await toldAbout(text.id)).toEqual({ told: 700, people: 700 });
  });
});
