import { beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { slugify } from "#platform/slugs.ts";
import { useTestApi } from "#testing/test-api.ts";
import { addContests, readContests } from "./contests.ts";
import { idsOf } from "./demo.ts";
import { addNotifications } from "./notifications.ts";
import { DEMO_PEOPLE } from "./people.ts";

const test = useTestApi();
const people = new Map<string, string>();
const demo = async (key: string) => test.browser().signInAs(people.get(key) ?? "");

// Loaded without their pictures.
beforeAll(async () => {
  const { services } = test;
  for (const { key, role } of DEMO_PEOPLE) {
    const roles = role === "contest_organizer" ? ([role] as const) : [];
    people.set(key, (await aPerson(services, { email: `${key}@inktvis.example`, roles: [...roles] })).id);
  }
  const genres = await services.db.selectFrom("genres").select(["id", "name"]).execute();
  const genreId = (key: string) => genres.find(({ name }) => slugify(name) === key)?.id ?? 0;
  const now = services.clock.now();
  const contests = await readContests(now);
  const personId = idsOf("person", people);
  await services.db.transaction().execute(async (tx) => {
    await addContests(tx, contests, { personId, genreId });
    await addNotifications(tx, { personId, now });
  });
});

describe("the contests of the demo", () => {
  it("cover every state", async () => {
    const organizer = await demo("wedstrijdorganisator");
    const states = new Map<string, unknown>();
    const { body } = await organizer.get("/me/manage/contests");
    for (const { slug } of body.data) {
      const { mode, type, publishedAt, isPassed, endedAt, hasWinners, counts } = (
        await organizer.get(`/contests/${slug}`)
      ).body.data;
      states.set(slug, [
        type ?? mode,
        endedAt ? "ended" : isPassed ? "passed" : publishedAt ? "published" : "private",
        hasWinners,
        counts,
      ]);
    }
    expect(Object.fromEntries(states)).toEqual({
      "de-korte-leie": ["open", "published", false, { begun: 4, handedIn: 3, jurors: 2 }],
      "na-de-les": ["closed", "published", false, { begun: 1, handedIn: 1, jurors: 1 }],
      "voor-en-na-veertig": ["open", "passed", false, { begun: 8, handedIn: 8, jurors: 3 }],
      "brief-uit-de-wachtzaal": ["open", "ended", true, { begun: 5, handedIn: 5, jurors: 2 }],
      "drie-zinnen-voor-middernacht": ["open", "published", false, { begun: 2, handedIn: 1, jurors: 1 }],
      "gedichten-voor-een-brug": ["display", "published", false, { begun: 0, handedIn: 0, jurors: 0 }],
      "post-voor-2050": ["open", "private", false, { begun: 0, handedIn: 0, jurors: 0 }],
    });
  });

  it("have notified members of unanswered invitations, with a link that works", async () => {
    const member = await demo("lid");
    const { body } = await member.get("/me/notifications");
    const [told] = body.data.filter(({ type }: { type: string }) => type === "invitationReceived");
    expect(told.data.invitation).toMatchObject({ to: "contest", slug: "na-de-les" });
    const { token } = told.data.invitation;
    const link = await member.get(`/contests/na-de-les/invitation-by-token?token=${encodeURIComponent(token)}`);
    expect(link.body.data).toMatchObject({ usedAt: null, isOtherAccount: false });
    const { body: answered } = await (await demo("jongere")).get("/me/notifications");
    expect(answered.data.filter(({ type }: { type: string }) => type === "invitationReceived")).toEqual([]);
  });

  it("include one that is being judged, and one whose entrants can read the feedback", async () => {
    const juror = await demo("jurylid");
    const { body: judging } = await juror.get("/me/contests/jury");
    expect(judging.data).toHaveLength(4);
    const writer = await demo("schrijver");
    const { body: feedback } = await writer.get("/contests/brief-uit-de-wachtzaal/participation/feedback");
    expect(JSON.stringify(feedback.data)).toContain("Het moet alleen af zijn");
  });

  it("include one with a released result, and one that announces when its result comes", async () => {
    const visitor = test.browser();
    const { body } = await visitor.get("/contests/brief-uit-de-wachtzaal/result");
    expect(body.data.juryWord).toContain("Denderleeuw");
    expect(body.data.laureates.map(({ state }: { state: string }) => state)).toEqual([
      "winner",
      "winner",
      "mention",
      "shortlist",
    ]);
    const announced = (await visitor.get("/contests/voor-en-na-veertig")).body.data;
    expect(announced).toMatchObject({ hasResult: false, resultExpectedOn: expect.stringMatching(/^\d{4}-/) });
  });
});
