import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "@inktvis/contract/access";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anInvitation } from "./invitation.factory.ts";

const test = useTestApi();
const text = "Lees je met ons mee?\n\nGroet, de bib";

async function somebody(wanted: { roles?: readonly Role[]; email?: string } = {}) {
  const person = await aPerson(test.services, wanted);
  return { ...person, browser: await test.browser().signInAs(person.id) };
}
const anOrganizer = () => somebody({ roles: ["contest_organizer"] });
type Organizer = Awaited<ReturnType<typeof anOrganizer>>;
let organizer: Organizer;
beforeEach(async () => {
  organizer = await anOrganizer();
});
// Mails of one are no mails of the next.
afterEach(async () => void (await test.runJobs()));
const ownContest = (wanted: Parameters<typeof aContest>[1] = {}) =>
  aContest(test.services, { organizer_id: organizer.id, ...wanted });
const email = () => `${crypto.randomUUID()}@voorbeeld.example`;
const forAll = (...emails: string[]) => emails.map((each) => ({ email: each, ageCategoryId: null as number | null }));
const inviteJury = (slug: string, invites: object[], by = organizer) =>
  by.browser.post(`/contests/${slug}/invite-jury`, { text, invites });
const inviteParticipants = (slug: string, whom: object) =>
  organizer.browser.post(`/contests/${slug}/invite-participants`, { text, ...whom });
const rowsOf = (contestId: string) =>
  test.services.db
    .selectFrom("contest_invitations")
    .selectAll()
    .where("contest_id", "=", contestId)
    .orderBy("email")
    .execute();
const end = (contestId: string) =>
  test.services.db.updateTable("contests").set({ ended_at: test.clock.now() }).where("id", "=", contestId).execute();

const gone = { message: "Deze uitnodiging is niet meer geldig." };

describe("inviting the jury (docs/product/invitations.md#form)", () => {
  it("mails each address its own link, with what the organiser wrote and whose contest it is", async () => {
    const contest = await ownContest({ title: "Water & wind", jury_deadline: new Date("2030-06-01T10:00:00Z") });
    const [one, other] = [email(), email()];
    const { status, body } = await inviteJury(contest.slug, [
      ...forAll(one, ` ${one.toUpperCase()} `, "", "  ", other),
    ]);
    expect([status, body.data]).toEqual([200, { sent: 2, already: [] }]);
    const mails = await test.runJobs();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([one, other].toSorted());
    const [mail] = mails;
    expect(mail).toMatchObject({ subject: "Wil je jureren? Water & wind", action: { label: "Bekijk de uitnodiging" } });
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

  it("keeps one invitation an address: once pending it is mailed again, with the words and category of now", async () => {
    const contest = await ownContest({
      ages: [
        [0, 17],
        [18, 98],
      ],
    });
    const [young] = contest.ageCategoryIds;
    const address = email();
    await inviteJury(contest.slug, forAll(address));
    test.clock.advance(60_000);
    const again = { text: "Nog even.", invites: [{ email: address, ageCategoryId: young }] };
    const { body } = await organizer.browser.post(`/contests/${contest.slug}/invite-jury`, again);
    expect(body.data).toEqual({ sent: 1, already: [] });
    expect(await rowsOf(contest.id)).toMatchObject([
      { email: address, age_category_id: young, message: "Nog even.", sent_at: test.clock.now() },
    ]);
  });

  it("sends nothing to who accepted or judges already, and says to whom", async () => {
    const contest = await ownContest();
    const [accepted, judging, fresh] = [email(), await somebody({ email: `Jury-${email()}` }), email()];
    await anInvitation(test.services, { contest_id: contest.id, email: accepted, used_at: test.clock.now() });
    await aJuror(test.services, { contestId: contest.id, userId: judging.id });
    const { body } = await inviteJury(contest.slug, forAll(accepted, judging.email, fresh));
    expect(body.data).toEqual({ sent: 1, already: [accepted, judging.email.toLowerCase()].toSorted() });
    expect((await test.runJobs()).map(({ to }) => to)).toEqual([fresh]);
  });

  it("names an address that stands in two categories, and refuses categories of another contest", async () => {
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
  ])("refuses %j at its field", async (body, field) => {
    const contest = await ownContest();
    const answer = await organizer.browser.post(`/contests/${contest.slug}/invite-jury`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it("is possible only after publishing and before ending, and for whoever manages it", async () => {
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

describe("inviting participants (docs/product/invitations.md#form)", () => {
  it("mails addresses and everybody who handed in at other contests of one's own, each once", async () => {
    const [contest, first, second] = [await ownContest(), await ownContest(), await ownContest()];
    const [both, invited, begun] = [await somebody(), await somebody(), await somebody()];
    for (const { id } of [first, second]) await anEntry(test.services, { contest_id: id, user_id: both.id });
    await anEntry(test.services, { contest_id: first.id, user_id: invited.id });
    await anEntry(test.services, { contest_id: first.id, user_id: begun.id, handedIn: false });
    const blocked = await aPerson(test.services, { blocked_at: test.clock.now() });
    await anEntry(test.services, { contest_id: first.id, user_id: blocked.id });
    await anInvitation(test.services, { contest_id: contest.id, type: "participant", email: invited.email });
    const address = email();
    const { body } = await inviteParticipants(contest.slug, {
      emails: [address, both.email],
      contests: [first.id, second.id],
    });
    expect(body.data).toEqual({ sent: 2, already: [invited.email] });
    const mails = await test.runJobs();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([address, both.email].toSorted());
    expect(mails[0]?.paragraphs.at(-1)).toMatch(/^Indienen kan tot /);
    expect(mails[0]?.action?.url).toContain(`/wedstrijden/${contest.slug}/uitnodiging?token=`);
  });

  it("mails a given address again while it is pending, and not who handed in or judges", async () => {
    const contest = await ownContest();
    const [pending, entrant, juror] = [email(), await somebody(), await somebody()];
    await anInvitation(test.services, { contest_id: contest.id, type: "participant", email: pending });
    await anEntry(test.services, { contest_id: contest.id, user_id: entrant.id });
    await aJuror(test.services, { contestId: contest.id, userId: juror.id });
    const { body } = await inviteParticipants(contest.slug, { emails: [pending, entrant.email, juror.email] });
    expect(body.data).toEqual({ sent: 1, already: [entrant.email, juror.email].toSorted() });
  });

  it("does not tell who began an entry without handing it in", async () => {
    const contest = await ownContest();
    const begun = await somebody();
    await anEntry(test.services, { contest_id: contest.id, user_id: begun.id, handedIn: false });
    const { body } = await inviteParticipants(contest.slug, { emails: [begun.email] });
    expect(body.data).toEqual({ sent: 1, already: [] });
  });

  it("needs addresses or contests, and contests that one manages", async () => {
    const contest = await ownContest();
    const foreign = await aContest(test.services);
    for (const whom of [{}, { emails: [] }, { emails: ["", " "], contests: [] }]) {
      const { status, body } = await inviteParticipants(contest.slug, whom);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["emails", "contests"]]);
    }
    const { status, body } = await inviteParticipants(contest.slug, { contests: [foreign.id] });
    expect([status, body.errors]).toEqual([422, { contests: ["Kies wedstrijden die je zelf beheert."] }]);
  });
});

describe("invitations as their organiser sees them", () => {
  it("lists of the jury what is pending, of participants also who accepted; and takes one back", async () => {
    const contest = await ownContest();
    const used_at = test.clock.now();
    const [pending, accepted, invited] = [email(), email(), email()];
    const { id, token } = await anInvitation(test.services, { contest_id: contest.id, email: pending });
    await anInvitation(test.services, { contest_id: contest.id, email: accepted, used_at });
    await anInvitation(test.services, { contest_id: contest.id, type: "participant", email: invited, used_at });
    const listed = async (of: string) =>
      (await organizer.browser.get(`/contests/${contest.slug}/${of}`)).body.data as { email: string; usedAt: string }[];
    expect((await listed("jury-invitations")).map((each) => each.email)).toEqual([pending]);
    expect(await listed("participant-invitations")).toMatchObject([{ email: invited, usedAt: used_at.toISOString() }]);

    expect((await (await anOrganizer()).browser.delete(`/invitations/${id}`)).status).toBe(404);
    expect((await organizer.browser.delete(`/invitations/${id}`)).status).toBe(204);
    expect(await listed("jury-invitations")).toEqual([]);
    expect((await test.browser().get(`/contests/${contest.slug}/invitation-by-token?token=${token}`)).status).toBe(403);
  });
});

describe("the link of an invitation (docs/product/invitations.md#link)", () => {
  it("says to visitors what it is for, and who asks", async () => {
    const jury_deadline = later(test.clock.now(), days(30));
    const contest = await ownContest({ jury_deadline });
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: email() });
    const { status, body } = await test.browser().get(`/contests/${contest.slug}/invitation-by-token?token=${token}`);
    expect([status, body.data]).toEqual([
      200,
      {
        invitationData: { type: "jury" },
        usedAt: null,
        declinedAt: null,
        contest: {
          slug: contest.slug,
          title: contest.title,
          organization: "Bibliotheek De Kade",
          juryDeadline: jury_deadline.toISOString(),
          isBlind: true,
          isManaged: false,
        },
        juryTask: { ages: [], texts: 0, enterUntil: later(test.clock.now(), days(7)).toISOString() },
      },
    ]);
  });

  it("is refused with a wrong token, of another contest, and when that has ended or is not published", async () => {
    const [contest, other] = [await ownContest(), await ownContest()];
    const [ended, draft] = [await ownContest(), await ownContest({ published_at: null })];
    await end(ended.id);
    const { browser, ...invited } = await somebody();
    const tokenFor = async (contestId: string) =>
      (await anInvitation(test.services, { contest_id: contestId, email: invited.email })).token;
    const good = await tokenFor(contest.id);
    const refused: [string, string][] = [
      [contest.slug, "x"],
      [contest.slug, `${good}x`],
      [contest.slug, `${crypto.randomUUID()}.${good.split(".")[1]}`],
      [other.slug, good],
      [ended.slug, await tokenFor(ended.id)],
      [draft.slug, await tokenFor(draft.id)],
    ];
    for (const [slug, token] of refused) {
      const asked = await browser.get(`/contests/${slug}/invitation-by-token?token=${encodeURIComponent(token)}`);
      const used = await browser.post(`/contests/${slug}/use-invitation`, { token });
      expect([asked.status, used.status]).toEqual([403, 403]);
      expect([asked.body, used.body]).toMatchObject([gone, gone]);
    }
    expect((await browser.post(`/contests/${contest.slug}/use-invitation`, { token: good })).status).toBe(200);
  });
});

describe("going into an invitation (docs/product/invitations.md#accepting)", () => {
  const use = (browser: Organizer["browser"], slug: string, token: string) =>
    browser.post(`/contests/${slug}/use-invitation`, { token });
  const juryOf = (contestId: string) =>
    test.services.db.selectFrom("contest_jury").selectAll().where("contest_id", "=", contestId).execute();

  it("puts who was invited on the jury in their category, whatever the case of the address, and tells the organiser", async () => {
    const contest = await ownContest({ title: "Kanttekening", ages: [[0, 98]] });
    const [category] = contest.ageCategoryIds;
    const invited = await somebody({ email: `Jury.${email()}` });
    const { token } = await anInvitation(test.services, {
      contest_id: contest.id,
      email: invited.email.toLowerCase(),
      age_category_id: category ?? null,
    });
    const { status, body } = await use(invited.browser, contest.slug, token);
    expect([status, body.data]).toEqual([200, { type: "jury" }]);
    expect(await juryOf(contest.id)).toMatchObject([{ user_id: invited.id, age_category_id: category }]);
    expect((await organizer.browser.get("/me/notifications")).body.data[0]).toMatchObject({
      type: "juryInvitationAccepted",
      data: { contest: { title: "Kanttekening" }, user: { nickname: invited.nickname } },
    });
    expect(await test.runJobs()).toMatchObject([
      { to: organizer.email, subject: "Je uitnodiging is aanvaard: Kanttekening" },
    ]);
  });

  it("is refused to another account, without saying which it is for, and leaves the token unspent", async () => {
    const contest = await ownContest();
    const [invited, other] = [await somebody(), await somebody()];
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const { status, body, text: whole } = await use(other.browser, contest.slug, token);
    expect([status, body.code]).toEqual([403, "other-account"]);
    expect(whole).not.toContain(invited.email.split("@")[0]);
    expect((await rowsOf(contest.id))[0]).toMatchObject({ used_at: null, used_by: null });
    expect((await use(invited.browser, contest.slug, token)).status).toBe(200);
    // Spent: for somebody else it is not even theirs to use.
    expect((await use(other.browser, contest.slug, token)).status).toBe(403);
  });

  it("that was used is refused to another account that has that address by now", async () => {
    const contest = await ownContest();
    const [invited, later] = [await somebody(), await somebody()];
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    expect((await use(invited.browser, contest.slug, token)).status).toBe(200);
    const rename = (id: string, address: string) =>
      test.services.db.updateTable("users").set({ email: address }).where("id", "=", id).execute();
    await rename(invited.id, email());
    await rename(later.id, invited.email);
    expect(await use(later.browser, contest.slug, token)).toMatchObject({ status: 403, body: gone });
    expect(await juryOf(contest.id)).toMatchObject([{ user_id: invited.id }]);
    expect((await rowsOf(contest.id))[0]).toMatchObject({ used_by: invited.id });
  });

  it("is no mistake again, and makes one juror and one notification of fifty at once", async () => {
    const contest = await ownContest();
    const invited = await somebody();
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(invited.browser, contest.slug, token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await juryOf(contest.id)).toHaveLength(1);
    const told = await test.services.db
      .selectFrom("notifications")
      .select("about_user_id")
      .where("user_id", "=", organizer.id)
      .where("type", "=", "juryInvitationAccepted")
      .where("contest_id", "=", contest.id)
      .execute();
    expect(told).toEqual([{ about_user_id: invited.id }]);
    expect((await test.runJobs()).map(({ to }) => to)).toEqual([organizer.email]);
  });

  it("keeps who takes part off the jury, and leaves the invitation", async () => {
    const contest = await ownContest();
    for (const handedIn of [false, true]) {
      const invited = await somebody();
      await anEntry(test.services, { contest_id: contest.id, user_id: invited.id, handedIn });
      const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
      const { status, body } = await use(invited.browser, contest.slug, token);
      expect([status, body.message]).toEqual([
        422,
        "Je doet zelf mee aan deze wedstrijd. Wie meedoet, kan niet in de jury zitten.",
      ]);
    }
    expect(await juryOf(contest.id)).toEqual([]);
    expect((await rowsOf(contest.id)).every(({ used_at }) => used_at === null)).toBe(true);
  });

  it("makes nobody juror of the contest that they organise: they know who wrote", async () => {
    const contest = await ownContest();
    const { email: own } = await test.services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", contest.organizerId)
      .executeTakeFirstOrThrow();
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: own.toLowerCase() });
    const organizer = await test.browser().signInAs(contest.organizerId);
    expect((await use(organizer, contest.slug, token)).status).toBe(422);
    expect(await juryOf(contest.id)).toEqual([]);
  });

  it("makes nobody both juror and participant, who asks for both at once", async () => {
    for (let round = 0; round < 8; round++) {
      const [contest, invited] = [await ownContest(), await somebody()];
      const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
      const start = () => invited.browser.post(`/contests/${contest.slug}/participate/start`);
      const asked = [use(invited.browser, contest.slug, token), start()];
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 422]);
    }
  });

  it("remembers who went into an invitation to take part, and tells the organiser nothing of it", async () => {
    const contest = await ownContest({ type: "closed" });
    const invited = await somebody();
    const { token } = await anInvitation(test.services, {
      contest_id: contest.id,
      type: "participant",
      email: invited.email,
    });
    expect((await use(invited.browser, contest.slug, token)).body.data).toEqual({ type: "participant" });
    expect((await rowsOf(contest.id))[0]).toMatchObject({ used_by: invited.id, used_at: test.clock.now() });
    expect(await juryOf(contest.id)).toEqual([]);
    expect(await test.runJobs()).toEqual([]);
  });
});

describe("the limit of mails", () => {
  const strict = useTestApi({ LIMIT_INVITATIONS: "3/1d" });

  it("stops an organiser who mails too many in a day, without sending a part of them", async () => {
    const person = await aPerson(strict.services, { roles: ["contest_organizer"] });
    const browser = await strict.browser().signInAs(person.id);
    const { slug } = await aContest(strict.services, { organizer_id: person.id });
    const invite = (count: number) =>
      browser.post(`/contests/${slug}/invite-jury`, { text, invites: forAll(...Array.from({ length: count }, email)) });
    expect((await invite(2)).status).toBe(200);
    const refused = await invite(2);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      "Je kan hoogstens 3 uitnodigingen per dag versturen. Verstuur de andere later.",
    ]);
    expect(await strict.runJobs()).toHaveLength(2);
    // What was refused does not count.
    expect((await invite(1)).status).toBe(200);
    expect((await invite(1)).status).toBe(429);
    strict.clock.advance(25 * 3_600_000);
    expect((await invite(1)).status).toBe(200);
  });
});
