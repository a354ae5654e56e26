import { describe, expect, it } from "vitest";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aPicture, dataUrl } from "./features/media/images/picture.factory.ts";
import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntrant } from "./features/contests/participations/entrant.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { useTestApi } from "./testing/test-api.ts";
import { anAddress } from "./testing/mails.ts";
import { STORED_PERSON, validPerson } from "./features/people/people/person-details.factory.ts";

/* What remains of people who leave, and whether others can find out that an address has an account. */

const test = useTestApi();

describe("a withdrawn entry", () => {
  it("leaves no text, name or score for organiser and jury", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const entry = await anEntry(services, { contest_id: contest.id, titles: ["Weggewaaid"] });
    const [id = ""] = entry.contributionIds;
    const juror = await aJuror(services, { contestId: contest.id });
    const [organizer, judge, entrant] = await Promise.all(
      [contest.organizerId, juror.userId, entry.user_id].map((each) => test.browser().signInAs(each)),
    );
    expect(
      (await judge?.post(`/contest-contributions/${id}/feedback`, { points: 60, feedback: "Fijn." }))?.status,
    ).toBe(200);
    expect((await entrant?.delete(`/contest-participants/${entry.id}`))?.status).toBe(204);
    for (const browser of [organizer, judge]) {
      const answers = [];
      for (const path of ["", "/contributions", "/contributions-jury", "/winners"])
        answers.push(await browser?.get(`/contests/${contest.slug}${path}`));
      for (const file of ["csv", "pdf"]) answers.push(await browser?.get(`/export/contests/${contest.slug}/${file}`));
      answers.push(await browser?.get(`/contest-contributions/${id}`));
      expect(answers.at(-1)?.status).toBe(404);
      for (const secret of ["Weggewaaid", STORED_PERSON.last_name, STORED_PERSON.phone, entry.id])
        expect(answers.map((answer) => answer?.text).join()).not.toContain(secret);
    }
    for (const table of ["contributions", "contribution_feedbacks"] as const)
      expect(await services.db.selectFrom(table).select("id").execute()).toEqual([]);
  });

  it("deletes pictures that only its copy used, as reopening does", async () => {
    const { services } = test;
    const picture = dataUrl(await aPicture());
    const form = { title: "Met beeld", body: "<p>Zie.</p>", genres: [1], private: 1 };
    for (const how of ["withdraw", "reopen"]) {
      const contest = await aContest(services);
      const { browser, at, person } = await anEntrant(test);
      const text = (await browser.post("/texts", { ...form, image: picture })).body.data;
      const steps = at(contest.slug);
      for (const { status } of [await steps.start(), await steps.choose([text.id]), await steps.save(validPerson)])
        expect(status).toBe(200);
      const { id } = (await steps.finalize()).body.data;
      const ofPerson = () => services.db.selectFrom("images").select("id").where("owner_id", "=", person.id).execute();
      await browser.put(`/texts/${text.slug}`, { ...form, image: null });
      await test.runJobs();
      expect(await ofPerson(), how).toHaveLength(1);
      const organizer = await test.browser().signInAs(contest.organizerId);
      const { status } =
        how === "withdraw"
          ? await browser.delete(`/contest-participants/${id}`)
          : await organizer.post(`/contest-participants/${id}/reopen`);
      expect(status).toBe(204);
      await test.runJobs();
      expect(await ofPerson(), how).toEqual([]);
    }
  });
});

describe("a removed juror", () => {
  it("sees nothing of the contest any more, and cannot use the invitation link again", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const entry = await anEntry(services, { contest_id: contest.id });
    const person = await aPerson(services);
    const { token } = await anInvitation(services, { contest_id: contest.id, email: person.email });
    const browser = await test.browser().signInAs(person.id);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const at = `/contests/${contest.slug}`;
    const use = () => browser.post(`${at}/use-invitation`, { token });
    expect((await use()).status).toBe(200);
    const [juror] = (await organizer.get(`${at}/jury`)).body.data;
    expect((await organizer.delete(`/contest-jury/${juror.id}`)).status).toBe(204);
    const answers = [
      await browser.get(`${at}/contributions-jury`),
      await browser.get(`/contest-contributions/${entry.contributionIds[0]}`),
      await browser.get(`/export${at}/pdf`),
      await browser.post(`/contest-contributions/${entry.contributionIds[0]}/feedback`, { points: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await browser.get("/me/contests/jury")).body.data).toEqual([]);
    expect((await use()).status).toBe(403);
  });
});

describe("whether an address has an account", () => {
  it("is revealed neither to the organiser nor to whoever has the link", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const stranger = await test.browser().signInAs((await aPerson(services)).id);
    const at = `/contests/${contest.slug}`;
    const revealed = [];
    for (const address of [(await aPerson(services)).email, anAddress()]) {
      const invites = [{ email: address, ageCategoryId: null }];
      const responses = [
        (await organizer.post(`${at}/invite-jury`, { text: "Kom.", invites })).body,
        (await organizer.post(`${at}/invite-participants`, { text: "Kom.", emails: [address] })).body,
      ];
      const mails = (await test.runJobs()).toSorted((one, other) => one.subject.localeCompare(other.subject));
      for (const { action } of mails) {
        const token = new URL(action?.url ?? "").searchParams.get("token") ?? "";
        responses.push(
          (await test.browser().get(`${at}/invitation-by-token?token=${encodeURIComponent(token)}`)).body,
          (await stranger.post(`${at}/use-invitation`, { token })).body,
        );
      }
      expect(mails).toHaveLength(2);
      revealed.push(JSON.stringify(responses).replaceAll(address, "adres"));
    }
    expect(revealed[0]).toBe(revealed[1]);
  });
});
