import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { placesOf } from "./picture-places.ts";

const test = useTestApi();

it("names every kind of thing with a picture that people organise", async () => {
  const { services } = test;
  const [owner, other] = [await aPerson(services), await aPerson(services)];
  const imageId = crypto.randomUUID();
  const html = `<p><img src="/media/images/${imageId}/default.webp"></p>`;
  for (const organizer_id of [owner.id, other.id]) {
    await aContest(services, { title: "Water en wind", description: html, organizer_id });
    await aCourse(services, { title: "Schrijven aan zee", body: html, organizer_id });
    await anActivity(services, { title: "Een schrijfcafé", description: html, organizer_id });
  }
  await aCourse(services, { title: "Zonder prent", organizer_id: owner.id });
  expect(await placesOf(services.db, imageId, owner.id)).toEqual([
    "bij je wedstrijd ‘Water en wind’",
    "bij je cursus ‘Schrijven aan zee’",
    "bij je activiteit ‘Een schrijfcafé’",
  ]);
});
