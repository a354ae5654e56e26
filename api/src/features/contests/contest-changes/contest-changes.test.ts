import { describe, expect, it } from "vitest";
import { hours, later } from "#platform/clock.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import { emailOf } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEntrant } from "../participations/entrant.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { changingContests } from "./changed-contest.factory.ts";

const test = useTestApi();
const inOrder = inOrderOf(test);
const { inDays, aManagedContest, aBeginner } = changingContests(test);

describe("a change to what entrants rely on (docs/product/contests.md#changes)", () => {
  it("is kept with its moment, shown to everybody, and announced once to all who started or handed in", async () => {
    const { contest, save, changes } = await aManagedContest({ title: "Water" });
    const handedIn = await anEntrant(test);
    await anEntry(test.services, { contest_id: contest.id, user_id: handedIn.person.id });
    const begun = await aBeginner(contest.slug);
    await test.runJobs();
    const deadline = inDays(9);
    const answer = await save({
      deadline,
      reward: "Een vlot",
      rules: "<p>Alles mag.</p>",
      extraField1: "Welke school?",
    });
    expect(answer.status).toBe(200);
    const changedAt = test.clock.now().toISOString();
    const before = inDays(7);
    expect(await changes()).toEqual([
      { changedAt, field: "deadline", before, after: deadline },
      { changedAt, field: "extraField1", before: null, after: "Welke school?" },
      { changedAt, field: "reward", before: "Een boekenbon van 50 euro", after: "Een vlot" },
      { changedAt, field: "rules", before: null, after: null },
    ]);
    const mails = await test.runJobs();
    const toldTo = mails.filter(({ kind }) => kind === "contests.changed").map(({ to }) => to);
    expect(toldTo.toSorted()).toEqual([handedIn.person.email, begun.person.email].toSorted());
    const mailTo = (email: string) => mails.find(({ to }) => to === email)?.paragraphs.join("\n") ?? "";
    for (const { person } of [handedIn, begun]) {
      expect(mailTo(person.email)).toContain("Een vlot. Dat was: Een boekenbon van 50 euro.");
      expect(mailTo(person.email)).toContain("Het reglement is gewijzigd.");
      expect(mailTo(person.email)).toContain("De deadline is nu ");
    }
    expect(mailTo(handedIn.person.email)).toContain("je hoeft ze niet te beantwoorden");
    expect(mailTo(begun.person.email)).toContain("Je beantwoordt ze voor je indient.");
    for (const { browser } of [handedIn, begun]) {
      const { data } = (await browser.get("/me/notifications")).body;
      expect(data).toMatchObject([{ type: "contestChanged", data: { contest: { title: "Water" } } }]);
    }
  });

  it("counts as a message of the organiser, and is refused as a whole when there were too many today", async () => {
    const { contest, save, changes } = await aManagedContest();
    await anEntry(test.services, { contest_id: contest.id });
    const { limits } = test.services.config;
    const usual = limits.messages;
    limits.messages = { times: 1, seconds: 86_400 };
    try {
      expect((await save({ reward: "Een boot" })).status).toBe(200);
      expect((await save({ reward: "Een vlot" })).status).toBe(429);
    } finally {
      limits.messages = usual;
    }
    expect((await changes()).map(({ after }: { after: string }) => after)).toEqual(["Een boot"]);
  });

  it("says how many texts are allowed and how long, while nobody has handed in", async () => {
    const { contest, save, changes } = await aManagedContest();
    const { person } = await aBeginner(contest.slug);
    const answer = await save({
      contributionsPerUser: 3,
      allowFewerContributions: 1,
      maxLength: 40,
      lengthUnit: "lines",
    });
    expect(answer.status).toBe(200);
    expect(await changes()).toMatchObject([
      { field: "length", before: null, after: "hoogstens 40 regels" },
      { field: "texts", before: "1 tekst", after: "1 tot 3 teksten" },
    ]);
    const mail = (await test.runJobs()).find(({ to }) => to === person.email)?.paragraphs.join("\n");
    expect(mail).toContain("Een deelname telt nu 1 tot 3 teksten. Dat was 1 tekst.");
    expect(mail).toContain("Hoe lang een tekst mag zijn: hoogstens 40 regels. Dat was: zo lang als je wil.");
  });

  it("does not promise what is over: handing in after the deadline, withdrawing after the end", async () => {
    const { contest, save } = await aManagedContest();
    const { person: handedIn } = await aBeginner(contest.slug).then(async (entrant) => {
      await entrant.entry.finalize();
      return entrant;
    });
    const { person: begun } = await aBeginner(contest.slug);
    await test.runJobs();
    const over = { deadline: test.clock.now(), ended_at: test.clock.now() };
    await test.services.db.updateTable("contests").set(over).where("id", "=", contest.id).execute();
    const deadline = over.deadline.toISOString();
    expect((await save({ deadline, reward: "Een vlot", extraField1: "Welke school?" })).status).toBe(200);
    const mails = (await test.runJobs()).filter(({ kind }) => kind === "contests.changed");
    const mailTo = (email: string) => mails.find(({ to }) => to === email)?.paragraphs.join("\n") ?? "";
    expect(mailTo(handedIn.email)).toContain("Aan wat je indiende, verandert niets.");
    expect(mailTo(handedIn.email)).not.toContain("intrekken");
    expect(mailTo(begun.email)).toContain("‘Welke school?’");
    expect(mailTo(begun.email)).not.toContain("voor je indient");
  });

  it("is no longer announced to people who withdrew", async () => {
    const { contest, save } = await aManagedContest();
    const { browser, entry } = await aBeginner(contest.slug);
    await save({ reward: "Een boot" });
    const { id } = (await entry.get()).body.data;
    expect((await browser.delete(`/contest-participants/${id}`)).status).toBe(204);
    expect((await browser.get("/me/notifications")).body.data).toEqual([]);
    expect((await test.runJobs()).filter(({ kind }) => kind === "contests.changed")).toEqual([]);
  });

  it("sends one message for each save, and none for a save that changes nothing entrants rely on", async () => {
    const { contest, save, changes } = await aManagedContest();
    const { user_id } = await anEntry(test.services, { contest_id: contest.id });
    await save({ organization: "Een ander huis" });
    expect(await changes()).toEqual([]);
    expect(await test.runJobs()).toEqual([]);
    await save({ organization: "Een ander huis", reward: "Een boot" });
    test.clock.advance(60_000);
    await save({ organization: "Een ander huis", reward: "Een vlot" });
    expect((await changes()).map(({ after }: { after: string }) => after)).toEqual(["Een vlot", "Een boot"]);
    const mails = (await test.runJobs()).filter(({ kind }) => kind === "contests.changed");
    expect(mails).toHaveLength(2);
    expect(mails.every(({ paragraphs }) => paragraphs.filter((each) => each.startsWith("De prijs")).length === 1)).toBe(
      true,
    );
    const browser = await test.browser().signInAs(user_id);
    expect((await browser.get("/me/notifications")).body.data).toHaveLength(2);
  });

  it("is not recorded while nobody has started an entry", async () => {
    const { save, changes } = await aManagedContest();
    expect((await save({ reward: "Een boot", rules: "<p>Anders.</p>", deadline: inDays(3) })).status).toBe(200);
    expect(await changes()).toEqual([]);
    expect(await test.runJobs()).toEqual([]);
  });

  it("is announced to a person who starts at the same moment, unless they accept the new rules", async () => {
    const { contest, save } = await aManagedContest();
    const [first, second] = [await anEntrant(test), await anEntrant(test)];
    const rules = "<p>Nieuw.</p>";
    const [began, saved, beganLater] = await inOrder(holdRow("contests", contest.id), [
      () => first.at(contest.slug).start(),
      () => save({ rules }),
      () => second.at(contest.slug).start(),
    ]);
    expect([began.status, saved.status, beganLater.status]).toEqual([200, 200, 200]);
    expect(began?.body.data.acceptedRules.body).toBe("<p>Je tekst is van jou.</p>");
    expect(beganLater?.body.data.acceptedRules).toMatchObject({ body: rules, isCurrent: true });
    const mails = (await test.runJobs()).filter(({ kind }) => kind === "contests.changed");
    expect(mails.map(({ to }) => to)).toEqual([first.person.email]);
  });
});

describe("moving a deadline to an earlier moment", () => {
  const REFUSAL = { confirmEarlierDeadline: [expect.stringContaining("Bevestig")] };

  it("must be confirmed once somebody has started", async () => {
    const { contest, save, changes } = await aManagedContest();
    await aBeginner(contest.slug);
    const earlier = { deadline: inDays(2) };
    const refused = await save(earlier);
    expect([refused.status, refused.body.errors]).toEqual([422, REFUSAL]);
    expect(await changes()).toEqual([]);
    expect((await save({ deadline: inDays(8) })).status).toBe(200);
    expect((await save({ ...earlier, confirmEarlierDeadline: 1 })).status).toBe(200);
    expect(await changes()).toHaveLength(2);
  });

  it("must be confirmed even when somebody starts at the same moment", async () => {
    const { contest, save } = await aManagedContest();
    const entrant = await anEntrant(test);
    const [began, saved] = await inOrder(holdRow("contests", contest.id), [
      () => entrant.at(contest.slug).start(),
      () => save({ deadline: inDays(2) }),
    ]);
    expect([began.status, saved.status, saved.body.errors]).toEqual([200, 422, REFUSAL]);
  });
});

describe("ending before the deadline (docs/product/contests.md#ending)", () => {
  const END = { showJuryFeedbackToParticipant: 0 };

  it("is announced as an early end, even to those who only started; both mails can be previewed", async () => {
    const { contest, organizer } = await aManagedContest({ title: "Water" });
    const entrant = await anEntrant(test);
    await anEntry(test.services, { contest_id: contest.id, user_id: entrant.person.id });
    const begun = await aBeginner(contest.slug);
    await test.runJobs();
    const previews = (await organizer.post(`/contests/${contest.slug}/result-mails`, END)).body.data;
    expect(previews).toMatchObject([
      { to: "begun", count: 1, subject: "Water is vroeger beëindigd" },
      { to: "other", count: 1 },
    ]);
    expect((await organizer.post(`/contests/${contest.slug}/end`, END)).status).toBe(204);
    const mails = await test.runJobs();
    const words = (email: string) => mails.find(({ to }) => to === email)?.paragraphs.join("\n");
    expect(words(entrant.person.email)).toContain("De organisator beëindigde de wedstrijd vroeger dan de deadline van");
    expect(words(begun.person.email)).toContain("Je was begonnen, maar indienen kan niet meer.");
    expect((await begun.browser.get("/me/notifications")).body.data).toMatchObject([{ type: "contestEndedEarly" }]);
  });

  it("is not mentioned for a contest that ends after its deadline", async () => {
    const { contest, organizer } = await aManagedContest();
    const { user_id } = await anEntry(test.services, { contest_id: contest.id });
    await anEntry(test.services, { contest_id: contest.id, handedIn: false });
    await test.services.db
      .updateTable("contests")
      .set({ deadline: later(test.clock.now(), -hours(1)) })
      .where("id", "=", contest.id)
      .execute();
    await organizer.post(`/contests/${contest.slug}/end`, END);
    const mails = await test.runJobs();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.paragraphs.join("\n")).not.toContain("vroeger");
    const email = await emailOf(test.services, user_id);
    expect(mails[0]?.to).toBe(email);
  });
});
