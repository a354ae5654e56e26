import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { release, resultMakers, save, WORD } from "./result.factory.ts";

const test = useTestApi();
const { anEndedContest, aReleasedResult, signedIn, rowOf, personOf } = resultMakers(test);

describe("a released result", () => {
  it("shows when it was corrected, and the log shows by whom, even for the organiser", async () => {
    const { contest, organizer, at } = await aReleasedResult();
    await save(organizer, at, {});
    expect((await rowOf(contest.id))?.corrected_at).toBeNull();
    await save(organizer, at, { juryWord: "<p>Een heel sterk jaar.</p>" });
    expect((await test.browser().get(at)).body.data.correctedAt).toBe(test.clock.now().toISOString());
    const logged = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "action", "before", "after"])
      .where("subject_id", "=", contest.id)
      .execute();
    expect(logged).toMatchObject([
      { actor_id: contest.organizerId, action: "save-result", before: { juryWord: WORD } },
    ]);
    expect((await organizer.get(`/contests/${contest.slug}/staff-acts`)).body.data).toEqual([]);
  });

  it("lists corrections by staff who later organise it as acts of staff, not those of a former organiser", async () => {
    const { contest, organizer, at } = await aReleasedResult();
    const [admin, heir] = [
      await aPerson(test.services, { roles: ["admin"] }),
      await aPerson(test.services, { roles: ["admin", "contest_organizer"] }),
    ];
    const theirs = await signedIn(heir.id);
    await save(organizer, at, { juryWord: "<p>Een heel sterk jaar.</p>" });
    const reason = "De jury vroeg het.";
    expect((await save(theirs, at, { juryWord: "<p>Een zwak jaar.</p>", reason })).status).toBe(200);
    const body = { organizerId: heir.id };
    test.clock.advance(1000);
    expect((await (await signedIn(admin.id)).post(`/staff/contests/${contest.id}/hand-over`, body)).status).toBe(200);
    const { data } = (await theirs.get(`/contests/${contest.slug}/staff-acts`)).body;
    const acts = data.map(({ act, by }: { act: string; by: { nickname: string } }) => [act, by.nickname]);
    expect(acts).toEqual([
      ["hand-over", admin.nickname],
      ["save-result", heir.nickname],
    ]);
  });

  it("can be withdrawn by its organiser, and is then shown nowhere", async () => {
    const { contest, organizer, at, first } = await aReleasedResult();
    expect((await organizer.post(`${at}/withdraw`, {})).status).toBe(204);
    expect((await test.browser().get(at)).status).toBe(404);
    const { slug } = await personOf(first.user_id);
    expect((await test.browser().get(`/users/${slug}`)).body.data.awards).toEqual([]);
    expect((await (await signedIn(first.user_id)).get("/me/notifications")).text).not.toContain(contest.title);
    expect(await rowOf(contest.id)).toMatchObject({ released_at: null, jury_word: WORD });
  });

  it("can be changed by staff only with a reason, which the organiser reads", async () => {
    const { contest, at, organizer } = await aReleasedResult();
    const staff = await signedIn((await aPerson(test.services, { roles: ["admin"] })).id);
    expect((await staff.post(`${at}/withdraw`, {})).status).toBe(422);
    expect((await save(staff, at, { juryWord: "<p>Anders.</p>" })).status).toBe(422);
    expect((await rowOf(contest.id))?.jury_word).toBe(WORD);
    expect((await staff.post(`${at}/withdraw`, { reason: "Een fout in de namen." })).status).toBe(204);
    expect((await organizer.get(`/contests/${contest.slug}/staff-acts`)).body.data).toMatchObject([
      { act: "withdraw-result", reason: "Een fout in de namen." },
    ]);
    expect((await test.runJobs()).flatMap(({ paragraphs }) => paragraphs)).toContain("Een fout in de namen.");
  });

  it("is mailed to its organiser, whatever staff did with it, with the reason", async () => {
    const { contest, at, organizer } = await aReleasedResult();
    const staff = await signedIn((await aPerson(test.services, { roles: ["admin"] })).id);
    const told = async () => {
      const mails = await test.runJobs();
      return mails.filter(({ kind }) => kind === "contests.acted-in").map(({ paragraphs }) => paragraphs);
    };
    const reason = "De jury vroeg het.";
    const mailed = (sentence: string) => [[sentence, "Dit is de reden:", reason]];
    await save(staff, at, { juryWord: "<p>Anders.</p>", reason });
    expect(await told()).toEqual(
      mailed(`Iemand van het team wijzigde de uitslag van je wedstrijd ‘${contest.title}’.`),
    );
    await staff.post(`${at}/withdraw`, { reason });
    expect(await told()).toEqual(
      mailed(`Iemand van het team haalde de uitslag van je wedstrijd ‘${contest.title}’ van de site.`),
    );
    await staff.post(`${at}/release`, { reason });
    expect(await told()).toEqual(
      mailed(`Iemand van het team maakte de uitslag van je wedstrijd ‘${contest.title}’ bekend.`),
    );
    await organizer.post(`${at}/withdraw`, {});
    expect(await told()).toEqual([]);
  });

  it("links to a text when its author agrees and the reader may read it", async () => {
    const { at, first } = await aReleasedResult();
    const { db } = test.services;
    const text = first.texts[0] ?? { id: "" };
    const writer = await signedIn(first.user_id);
    const other = await signedIn((await aPerson(test.services)).id);
    const link = async () => (await test.browser().get(at)).body.data.laureates[0].textSlug;
    const open = (values: object) => db.updateTable("texts").set(values).where("id", "=", text.id).execute();
    const { slug } = await db.selectFrom("texts").select("slug").where("id", "=", text.id).executeTakeFirstOrThrow();
    await open({ is_private: false, published_at: test.clock.now() });
    expect(await link()).toBeNull();
    const consent = `/contest-participants/${first.id}/link`;
    expect((await other.put(consent, { mayLink: 1 })).status).toBe(404);
    expect((await writer.put(consent, { mayLink: 1 })).status).toBe(204);
    expect(await link()).toBe(slug);
    await open({ hidden_at: test.clock.now() });
    expect(await link()).toBeNull();
    await open({ hidden_at: null, is_private: true });
    expect(await link()).toBeNull();
    await open({ is_private: false });
    await writer.put(consent, { mayLink: 0 });
    expect(await link()).toBeNull();
  });

  it("leaves out people who are blocked or erased", async () => {
    const { at, organizer, ids, first, second } = await anEndedContest();
    const awards = [ids.first, ids.second].map((id) => ({ id, state: "winner", place: 1 }));
    await save(organizer, at, { awards });
    await release(organizer, at);
    const { db } = test.services;
    const blocked_at = test.clock.now();
    await db.updateTable("users").set({ blocked_at }).where("id", "=", first.user_id).execute();
    await db.deleteFrom("participations").where("id", "=", second.id).execute();
    expect((await test.browser().get(at)).body.data.laureates).toEqual([]);
    expect((await test.browser().get("/feeds/results")).text).not.toContain((await personOf(first.user_id)).nickname);
  });

  it("is hidden with its contest", async () => {
    const { at, contest, first } = await aReleasedResult();
    const blocked_at = test.clock.now();
    await test.services.db.updateTable("users").set({ blocked_at }).where("id", "=", contest.organizerId).execute();
    const { slug } = await personOf(first.user_id);
    const visitor = test.browser();
    expect((await visitor.get(at)).status).toBe(404);
    expect((await visitor.get(`/users/${slug}`)).body.data.awards).toEqual([]);
    expect((await visitor.get("/feeds/results")).text).not.toContain(contest.title);
    expect((await visitor.get("/sitemap/results")).text).not.toContain(contest.slug);
  });
});
