import type { TestApi } from "#testing/test-api.ts";
import { validContest } from "#valid-bodies.ts";
import { days, later } from "#platform/clock.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntrant } from "../participations/entrant.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

const { bannerBig: _big, bannerSmall: _small, ...form } = validContest;

/** Contests whose settings change while people enter. */
export function changingContests(test: TestApi) {
  const inDays = (count: number) => later(test.clock.now(), days(count)).toISOString();

  /** A running contest with the organiser's browser, and a way to save its settings with changes. */
  async function aManagedContest(wanted: Parameters<typeof aContest>[1] = {}) {
    const contest = await aContest(test.services, wanted);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const now = await organizer.get(`/contests/${contest.slug}`);
    const { title, rules, reward, deadline, extraField1, extraField2 } = now.body.data;
    const stored = { ...form, useAgeCategories: 0, ageCategories: undefined, isBlind: undefined };
    const settings = { ...stored, title, rules, reward, deadline, extraField1, extraField2 };
    const save = (change: object) => organizer.put(`/contests/${contest.slug}`, { ...settings, ...change });
    const changes = async () => (await test.browser().get(`/contests/${contest.slug}`)).body.data.changes;
    return { contest, organizer, save, changes, settings };
  }

  /** Somebody who only has to hand in. */
  async function aBeginner(slug: string, data: object = validPerson) {
    const entrant = await anEntrant(test);
    const entry = entrant.at(slug);
    await entry.start();
    await entry.choose([(await entrant.write("Halfweg")).id]);
    await entry.save(data);
    return { ...entrant, entry };
  }
  return { inDays, aManagedContest, aBeginner };
}
