import { abilitiesOf, type Role } from "@inktvis/contract/access";
import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anAssignment, aSubmission } from "#features/ecourses/assignments/submission.factory.ts";
import { aStudent } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { isPictureVisible } from "./picture-visibility.ts";

/* Who sees pictures in online courses: students see those of the maker, and the maker those of students. */

const test = useTestApi();

async function someone(roles: readonly Role[] = []) {
  const { id, slug, nickname } = await aPerson(test.services, { roles });
  return { id, slug, nickname, roles, abilities: abilitiesOf(roles), staffRights: [] };
}
type Someone = Awaited<ReturnType<typeof someone>>;

async function aPictureOf({ id: ownerId }: Pick<Someone, "id">) {
  const { id } = await storeImage(test.services, { bytes: await aPicture(), ownerId, field: "image" });
  return { id, body: `<p>Water</p><img src="/media/images/${id}/default.webp" alt="Sloot" />` };
}

/**
 * An online course with an assignment: its maker, another maker, a student who writes, a second one, and a removed one.
 */
async function aClass() {
  const [maker, other] = [await someone(["ecourse_organizer"]), await someone(["ecourse_organizer"])];
  const { ecourse, lessonId } = await anAssignment(test.services, { organizer_id: maker.id });
  const [writer, student, removed] = [await someone(), await someone(), await someone()];
  for (const { id } of [writer, student]) await aStudent(test.services, ecourse.id, id);
  const { id } = await aStudent(test.services, ecourse.id, removed.id);
  await test.services.db
    .updateTable("ecourse_students")
    .set({ removed_at: test.clock.now() })
    .where("id", "=", id)
    .execute();
  return { ecourse, lessonId, viewers: { maker, other, writer, student, removed, visitor: undefined } };
}

async function whoSees(imageId: string, viewers: Record<string, Someone | undefined>) {
  const { services, clock } = test;
  const seen = await Promise.all(
    Object.entries(viewers).map(async ([name, viewer]) =>
      (await isPictureVisible({ db: services.db, now: clock.now(), viewer }, imageId)) ? [name] : [],
    ),
  );
  return seen.flat();
}

it("shows the pictures of an online course and its lessons to people with access to it", async () => {
  const { ecourse, lessonId, viewers } = await aClass();
  const [about, within] = [await aPictureOf(viewers.maker), await aPictureOf(viewers.maker)];
  const { db } = test.services;
  await db.updateTable("ecourses").set({ body: about.body }).where("id", "=", ecourse.id).execute();
  await db.updateTable("lessons").set({ body: within.body }).where("id", "=", lessonId).execute();
  for (const { id } of [about, within]) expect(await whoSees(id, viewers)).toEqual(["maker", "writer", "student"]);
  const deleted = { module_id: null, deleted_at: test.clock.now() };
  await db.updateTable("lessons").set(deleted).where("id", "=", lessonId).execute();
  expect(await whoSees(within.id, viewers)).toEqual(["maker"]);
});

it("shows the pictures of a handed-in text to its writer and the maker", async () => {
  const { lessonId, viewers } = await aClass();
  const { id, body } = await aPictureOf(viewers.writer);
  await aSubmission(test.services, { lesson_id: lessonId, user_id: viewers.writer.id, body });
  expect(await whoSees(id, viewers)).toEqual(["maker", "writer"]);
});

it("deletes the pictures of a handed-in text a day after another text is handed in", async () => {
  const { lessonId, viewers } = await aClass();
  const { writer } = viewers;
  const { id, body } = await aPictureOf(writer);
  await aSubmission(test.services, { lesson_id: lessonId, user_id: writer.id, body });
  const text = await aText(test.services, { author_id: writer.id });
  const browser = await test.browser().signInAs(writer.id);
  const { status } = await browser.post(`/me/ecourse-module-classes/${lessonId}/hand-in`, { textId: text.id });
  expect(status).toBe(200);
  const stored = () => test.services.db.selectFrom("images").select("id").where("id", "=", id).execute();
  await test.runJobs();
  expect(await stored()).toHaveLength(1);
  await test.runLaterJobs();
  expect(await stored()).toEqual([]);
});
