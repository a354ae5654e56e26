import { expect, it } from "vitest";
import { days, hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anAssignment, aSubmission } from "#features/ecourses/assignments/submission.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";

const test = useTestApi();

/** An online course that its maker may delete; its student handed in a text with a picture, and left. */
async function aPictureHandedIn() {
  const maker = await aPerson(test.services, { roles: ["ecourse_organizer"] });
  const { ecourse, student, lessonId } = await anAssignment(test.services, { organizer_id: maker.id });
  const image = await storeImage(test.services, { bytes: await aPicture(), ownerId: student.id, field: "image" });
  const body = `<p>Water</p><img src="/media/images/${image.id}/default.webp" alt="Sloot" />`;
  await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id, body });
  // Nobody follows it any more: otherwise it could not be deleted, and would be transferred to a successor.
  await test.services.db.deleteFrom("ecourse_students").where("ecourse_id", "=", ecourse.id).execute();
  const isThere = async () =>
    (await test.services.db.selectFrom("images").select("id").where("id", "=", image.id).execute()).length === 1;
  return { maker, ecourse, isThere, browser: await test.browser().signInAs(maker.id) };
}

it("deletes the pictures of handed-in texts with the online course", async () => {
  const { browser, ecourse, isThere } = await aPictureHandedIn();
  await test.runJobs();
  expect(await isThere()).toBe(true);
  expect((await browser.delete(`/ecourses/${ecourse.id}`)).status).toBe(204);
  await test.runJobs();
  expect(await isThere()).toBe(false);
});

it("deletes them with the account of the maker too", async () => {
  const { maker, isThere } = await aPictureHandedIn();
  const { id } = await test.services.db
    .insertInto("data_requests")
    .values({
      user_id: maker.id,
      kind: "erasure",
      asked_at: later(test.clock.now(), -days(15)),
      due_at: later(test.clock.now(), -hours(1)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await erasePerson(test.services, id);
  await test.runJobs();
  expect(await isThere()).toBe(false);
});
