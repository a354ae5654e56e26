import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anInvitation } from "./invitation.factory.ts";
import { email, forAll, text, useInviting } from "./inviting.factory.ts";

const test = useTestApi();
const { somebody, anOrganizer, organizer, ownContest, inviteJury, inviteParticipants, rowsOf, end } = useInviting(test);

describe("inviting the jury (docs/product/invitations.md#form)", () => {
  it("mails each address its own link, with what the organiser wrote and the name of the organiser", async () => {
    const contest = await ownContest({ title: "Water & wind", jury_deadline: new Date("2030-06-01T10:00:00Z") });
    const [one, other] = [email(), email()];
    const { status, body } = await inviteJury(contest.slug, [
      ...forAll(one, ` ${one.toUpperCase()} `, "", "  ", other),
    ]);
    expect([status, body.data]).toEqual([200, { sent: 2, already: [], invited: [] }]);
    const mails = await test.runJobs();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([one, other].toSorted());
    const [mail] = mails;
    expect(mail).toMatchObject({
      subject: "Wil je jureren? Water & wind",
      greeting: "Hallo",
      action: { label: "Bekijk de uitnodiging" },
    });
    expect(mail?.paragraphs).toEqual([
      "Bibliotheek De Kade nodigt je uit in de jury van de wedstrijd ‘Water & wind’:",
      "Lees je met ons mee?",
      "Groet, de bib",
      expect.stringMatching(/^Er is nog niets ingediend; dat kan tot .+\.$/),
      "Scoren kan tot zaterdag 1 juni 2030 om 12:00.",
    ]);
    const links = mails.map(({ action }) => action?.url);
    expect(new Set(links).size).toBe(2);
    expect(links[0]).toContain(`/wedstrijden/${contest.slug}/jury-uitnodiging?token=`);
  });

  it("says in the mail and on the page when the time to score is over", async () => {
    const contest = await ownContest({ jury_deadline: test.clock.now() });
    await inviteJury(contest.slug, forAll(email()));
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs.at(-1)).toMatch(/^Scoren kon tot .+; de organisator kan die dag verzetten\.$/);
    const token = new URL(mail?.action?.url ?? "").searchParams.get("token");
    const { body } = await test.browser().get(`/contests/${contest.slug}/invitation-by-token?token=${token}`);
    expect(body.data.contest.isClosed).toBe(true);
  });

  it("keeps one invitation per address: inviting again mails it again, with the new words and category", async () => {
    const contest = await ownContest({
      ages: [
        [0, 17],
        [18, 98],
      ],
    });
    const [young] = contest.ageCategoryIds;
    const address = email();
    await inviteJury(contest.slug, forAll(address));
    test.clock.advance(hours(1));
    const again = { text: "Nog even.", invites: [{ email: address, ageCategoryId: young }] };
    const { body } = await organizer.browser.post(`/contests/${contest.slug}/invite-jury`, again);
    expect(body.data).toEqual({ sent: 1, already: [], invited: [] });
    expect(await rowsOf(contest.id)).toMatchObject([
      { email: address, age_category_id: young, message: "Nog even.", sent_at: test.clock.now() },
    ]);
  });

  it("sends nothing to people who accepted or judge already, and reports their addresses", async () => {
    const contest = await ownContest();
    const [accepted, judging, fresh] = [email(), await somebody({ email: `Jury-${email()}` }), email()];
    await anInvitation(test.services, { contest_id: contest.id, email: accepted, used_at: test.clock.now() });
    await aJuror(test.services, { contestId: contest.id, userId: judging.id });
    const { body } = await inviteJury(contest.slug, forAll(accepted, judging.email, fresh));
    expect(body.data).toEqual({ sent: 1, already: [accepted, judging.email.toLowerCase()].toSorted(), invited: [] });
    expect((await test.runJobs()).map(({ to }) => to)).toEqual([fresh]);
  });

  it("names an address that is in two categories, and refuses categories of another contest", async () => {
    const contest = await ownContest({
      ages: [
        [0, 17],
        [18, 98],
      ],
    });
    const other = await ownContest({ ages: [[0, 98]] });
    const [young, old] = contest.ageCategoryIds;
    const address = email();
    const twice = await inviteJury(contest.slug, [
      { email: address, ageCategoryId: young },
      { email: address, ageCategoryId: old },
    ]);
    expect(twice.status).toBe(422);
    expect(twice.body.errors.invites[0]).toContain(address);
    const foreign = await inviteJury(contest.slug, [{ email: address, ageCategoryId: other.ageCategoryIds[0] }]);
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { invites: ["Kies een leeftijdscategorie van deze wedstrijd."] },
    ]);
    expect(await rowsOf(contest.id)).toEqual([]);
  });

  it.each([
    [{ text: " ", invites: forAll("a@b.be") }, "text"],
    [{ text, invites: [] }, "invites"],
    [{ text, invites: forAll("", " ") }, "invites"],
    [{ text, invites: forAll("geen adres") }, "invites.0.email"],
  ])("refuses %j with an error for its field", async (body, field) => {
    const contest = await ownContest();
    const answer = await organizer.browser.post(`/contests/${contest.slug}/invite-jury`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it("is possible only after publishing and before ending, and for managers only", async () => {
    const [draft, ended, running] = [await ownContest({ published_at: null }), await ownContest(), await ownContest()];
    await end(ended.id);
    for (const { slug } of [draft, ended]) {
      const answers = [await inviteJury(slug, forAll(email())), await inviteParticipants(slug, { emails: [email()] })];
      expect(answers.map(({ status }) => status)).toEqual([422, 422]);
      expect(answers[0]?.body.message).toBe(
        "Uitnodigen kan zodra de wedstrijd gepubliceerd is, en tot ze afgelopen is.",
      );
    }
    expect((await inviteJury(running.slug, forAll(email()), await anOrganizer())).status).toBe(404);
  });

  it("keeps one row when the same people are invited many times at once", async () => {
    const contest = await ownContest();
    const emails = Array.from({ length: 20 }, email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        inviteJury(contest.slug, forAll(...(index % 2 ? emails : emails.toReversed()))),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await rowsOf(contest.id)).toHaveLength(20);
  });
});

describe("the daily limit of invitations", () => {
  const strict = useTestApi({ LIMIT_INVITATIONS: "3/1d" });

  it("stops an organiser who mails too many in a day, without sending some of them", async () => {
    const person = await aPerson(strict.services, { roles: ["contest_organizer"] });
    const browser = await strict.browser().signInAs(person.id);
    const { slug } = await aContest(strict.services, { organizer_id: person.id });
    const invite = (count: number) =>
      browser.post(`/contests/${slug}/invite-jury`, { text, invites: forAll(...Array.from({ length: count }, email)) });
    expect((await invite(2)).status).toBe(200);
    const refused = await invite(2);
    const said = "Er is niets verstuurd: je kan hoogstens 3 uitnodigingen per dag versturen.";
    expect([refused.status, refused.body.message]).toEqual([
      429,
      `${said} Nodig er nu hoogstens 1 uit, of wacht tot morgen.`,
    ]);
    expect(await strict.runJobs()).toHaveLength(2);
    // What was refused does not count.
    expect((await invite(1)).status).toBe(200);
    expect(await invite(1)).toMatchObject({ status: 429, body: { message: `${said} Probeer het morgen opnieuw.` } });
    strict.clock.advance(25 * 3_600_000);
    expect((await invite(1)).status).toBe(200);
  });
});
