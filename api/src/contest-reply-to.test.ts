import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jobHandlers } from "./api.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { anEntrant } from "./features/contests/participations/entrant.factory.ts";
import { aPerson, emailOf } from "./features/people/people/person.factory.ts";
import { days, later } from "./platform/clock.ts";
import type { Mail } from "./platform/mail/mail-content.ts";
import { createTransport } from "./platform/mail/transport.ts";
import { useTestApi } from "./testing/test-api.ts";
import { validPerson } from "./features/people/people/person-details.factory.ts";

const test = useTestApi();
const CONTACT = "wedstrijd@dekade.example";

/** All mails of a contest, from the first invitation to the feedback, and its organiser. */
async function mailsOfAContest(contact_email: string | null) {
  const { services, clock } = test;
  const contest = await aContest(services, {
    contact_email,
    deadline: later(clock.now(), days(2)),
    jury_deadline: later(clock.now(), days(4)),
    contributions_per_user: 1,
  });
  const at = `/contests/${contest.slug}`;
  const email = await emailOf(services, contest.organizerId);
  const organizer = await test.browser().signInAs(contest.organizerId);
  const mails: Mail[] = [];
  const collect = async () => {
    mails.push(...(await test.runJobs()), ...(await test.runScheduled("notifications.mail-raised")));
  };
  const judge = await aPerson(services);
  await organizer.post(`${at}/invite-jury`, {
    text: "Lees je mee?",
    invites: [{ email: judge.email, ageCategoryId: null }],
  });
  await organizer.post(`${at}/invite-participants`, { text: "Schrijf je mee?", emails: ["iemand@voorbeeld.example"] });
  await collect();
  const juror = await aJuror(services, { contestId: contest.id, userId: judge.id });
  const entrant = await anEntrant(test);
  const text = await entrant.write("De veerpont");
  const steps = entrant.at(contest.slug);
  await steps.start();
  await steps.choose([text.id]);
  await steps.save(validPerson);
  await steps.finalize();
  await anEntry(services, { contest_id: contest.id, handedIn: false });
  const [entry, leaving] = [
    await anEntry(services, { contest_id: contest.id }),
    await anEntry(services, { contest_id: contest.id }),
  ];
  const [one = ""] = entry.contributionIds;
  await collect();
  const notices = jobHandlers.find(({ kind }) => kind.name === "contests.notices");
  await notices?.run(services, {});
  await organizer.post(`/contest-jury/${juror.id}/remind`);
  await organizer.post(`${at}/messages`, { id: crypto.randomUUID(), to: "entrants", text: "Tot dan." });
  await organizer.post(`/contest-contributions/${one}/set-state`, { state: "invalid", reason: "Te lang." });
  await organizer.post(`/contest-participants/${leaving.id}/reopen`);
  await collect();
  await organizer.post(`/contest-contributions/${one}/set-state`, { state: "none" });
  const browser = await test.browser().signInAs(judge.id);
  await browser.post(`/contest-contributions/${one}/feedback`, { points: 60, feedback: "Fraai." });
  await organizer.put(`/contest-contribution-feedbacks/${one}`, { points: 70, feedback: "Fraaier." });
  await collect();
  clock.advance(days(3) + 1000);
  await notices?.run(services, {});
  await collect();
  await organizer.post(`${at}/end`, { showJuryFeedbackToParticipant: 1 });
  await collect();
  return { mails, organizer: email };
}

describe("the mails of a contest", () => {
  it("have its contact address as Reply-To, except those to the organiser", async () => {
    const { mails, organizer } = await mailsOfAContest(CONTACT);
    const toOthers = mails.filter(({ to }) => to !== organizer);
    expect([...new Set(toOthers.map(({ kind }) => kind))].toSorted()).toEqual([
      "contests.draft-reminder",
      "contests.jury-reminder",
      "contests.message",
      "contests.organizer-reminder",
      "contests.result",
      "invitations.jury",
      "invitations.participant",
      "notifications.judgementChanged",
      "participations.declared-invalid",
      "participations.received",
      "participations.reopened",
    ]);
    for (const { kind, replyTo } of toOthers) expect([kind, replyTo]).toEqual([kind, CONTACT]);
    for (const mail of mails.filter(({ to }) => to === organizer)) expect(mail.replyTo).toBeUndefined();
  });

  it("have the address of the house as Reply-To if the contest has none, and never that of a person", async () => {
    const { mails } = await mailsOfAContest(null);
    const answers = new Set(mails.map(({ replyTo }) => replyTo));
    expect(answers).toEqual(new Set([undefined, "info@inktvis.example"]));
  });
});

describe("the headers of a mail", () => {
  it("contain no extra line that somebody typed", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "inktvis-headers-"));
    const deliver = createTransport({ ...test.services.config, dataDir });
    const evil = "De Kade\r\nBcc: allen@voorbeeld.example\r\n\r\nKoop dit";
    const mail = {
      kind: "contests.message",
      to: "lid@voorbeeld.example",
      replyTo: `${CONTACT}\r\nBcc: allen@voorbeeld.example`,
      subject: `Bericht over ${evil}`,
      preview: evil,
      greeting: "Dag",
      paragraphs: [evil],
    };
    await deliver(mail, crypto.randomUUID());
    const [file = ""] = readdirSync(join(dataDir, "outbox"));
    const [headers = ""] = readFileSync(join(dataDir, "outbox", file), "utf8").split("\r\n\r\n");
    rmSync(dataDir, { recursive: true });
    expect(headers).toMatch(/^Reply-To: /m);
    expect(headers).not.toMatch(/^Bcc:/im);
    const contest = await aContest(test.services);
    const organizer = await test.browser().signInAs(contest.organizerId);
    for (const contactEmail of ["a@b.be\r\nBcc: c@d.be", "Jan <a@b.be>", "a@b.be, c@d.be"]) {
      const answer = await organizer.put(`/contests/${contest.slug}`, { contactEmail });
      expect(answer.body.errors).toHaveProperty("contactEmail");
    }
  });
});
