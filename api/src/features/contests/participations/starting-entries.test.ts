import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntrant } from "./entrant.factory.ts";

const test = useTestApi();
const OVER = "De wedstrijd is afgelopen. Je kan niet meer deelnemen.";
const MAY_NOT = "Je kan aan deze wedstrijd niet deelnemen.";
const sentenceOf = ({ body }: { body: any }) => body.message as string;

describe("starting an entry", () => {
  it("accepts the rules and fills in the data of the profile", async () => {
    const { slug } = await aContest(test.services, { title: "Water", extra_field1: "Welke school?" });
    const entrant = await anEntrant(test, { first_name: "Bo", phone: "+32470000000", address_country: "BE" });
    expect((await entrant.at(slug).get()).body.data).toBeNull();
    const { status, body } = await entrant.at(slug).start();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      contest: { slug, title: "Water", isPassed: false, contributionsPerUser: 1, extraField1: "Welke school?" },
      state: "finish-feedback",
      finalizedAt: null,
      hasContributions: false,
      hasCompleteData: false,
      contributions: [],
      data: { firstName: "Bo", lastName: null, phone: "+32470000000", addressCountry: "BE" },
      me: { can: { delete: true } },
    });
    expect((await entrant.at(slug).get()).body.data).toEqual(body.data);
  });

  it("creates one entry, even when the request is sent ten times at once", async () => {
    const { slug, id } = await aContest(test.services);
    const { at } = await anEntrant(test);
    const answers = await Promise.all(Array.from({ length: 10 }, () => at(slug).start()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const rows = await test.services.db
      .selectFrom("participations")
      .select("id")
      .where("contest_id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("is refused after the deadline and after the end", async () => {
    const now = test.clock.now();
    const { at } = await anEntrant(test);
    for (const wanted of [{ deadline: now }, { ended_at: now }]) {
      const { slug } = await aContest(test.services, wanted);
      const answer = await at(slug).start();
      expect([answer.status, sentenceOf(answer)]).toEqual([422, OVER]);
    }
  });

  it("is refused to the organiser, the jury and the uninvited, and in a contest that takes no entries", async () => {
    const own = await aContest(test.services);
    const organizer = await test.browser().signInAs(own.organizerId);
    const entrant = await anEntrant(test);
    const judged = await aContest(test.services);
    await aJuror(test.services, { contestId: judged.id, userId: entrant.person.id });
    const [closed, shown] = [
      await aContest(test.services, { type: "closed" }),
      await aContest(test.services, { mode: "display" }),
    ];
    const answers = [
      await organizer.post(`/contests/${own.slug}/participate/start`),
      ...(await Promise.all([judged, closed, shown].map(({ slug }) => entrant.at(slug).start()))),
    ];
    for (const answer of answers) expect([answer.status, sentenceOf(answer)]).toEqual([422, MAY_NOT]);
    expect((await entrant.at((await aContest(test.services, { published_at: null })).slug).start()).status).toBe(404);
  });

  it("is allowed in a closed contest after accepting an invitation", async () => {
    const { slug, id } = await aContest(test.services, { type: "closed" });
    const { person, at } = await anEntrant(test);
    const now = test.clock.now();
    const invitation = { contest_id: id, email: person.email, message: "Kom", sent_at: now };
    await test.services.db
      .insertInto("invitations")
      .values({ ...invitation, type: "participant", used_at: now, used_by: person.id })
      .execute();
    expect((await at(slug).start()).status).toBe(200);
  });
});
