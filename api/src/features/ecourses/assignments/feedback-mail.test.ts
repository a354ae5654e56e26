import { describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { feedbackGivenMail, textHandedInMail } from "./assignment.mail-kinds.ts";
import { anAssignment, aSubmission } from "./submission.factory.ts";

const test = useTestApi();

/** The mail to the author of a text that gets feedback, with what happens before it is sent. */
async function feedbackMail(
  isAccepted: boolean,
  before: (work: Awaited<ReturnType<typeof anAssignment>>) => Promise<unknown> = async () => {},
) {
  const work = await anAssignment(test.services);
  const { ecourse, student, lessonId } = work;
  const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
  await before(work);
  const maker = await test.browser().signInAs(ecourse.organizerId);
  const given = await maker.post(`/ecourse-submissions/${id}/feedback`, {
    feedback: "Sterk slot.\n\nHet begin mag korter.",
    isAccepted,
    handedInAt: test.clock.now().toISOString(),
  });
  expect(given.status).toBe(200);
  const [mail] = (await test.runJobs()).filter(({ to }) => to === student.email);
  return { mail, lesson: `/cursussen/online/${ecourse.id}/les/${lessonId}` };
}
const block = (id: string) =>
  test.services.db.updateTable("users").set({ blocked_at: test.clock.now() }).where("id", "=", id).execute();
const removeStudent = ({ student }: { student: { id: string } }) =>
  test.services.db
    .updateTable("ecourse_students")
    .set({ removed_at: test.clock.now() })
    .where("user_id", "=", student.id)
    .execute();
const tickOff = ({ lessonId, student }: { lessonId: string; student: { id: string } }) =>
  test.services.db
    .insertInto("lesson_progress")
    .values({
      lesson_id: lessonId,
      user_id: student.id,
      opened_at: test.clock.now(),
      last_opened_at: test.clock.now(),
      completed_at: test.clock.now(),
    })
    .execute();
const deleteLesson = ({ lessonId }: { lessonId: string }) =>
  test.services.db
    .updateTable("lessons")
    .set({ module_id: null, deleted_at: test.clock.now() })
    .where("id", "=", lessonId)
    .execute();

describe("the mail with feedback", () => {
  it("says that the lesson is ticked off when the text is accepted, unless the lesson was deleted", async () => {
    const { mail: accepted } = await feedbackMail(true);
    expect(accepted?.paragraphs.at(-1)).toContain("afgevinkt");
    const { mail: ofDeleted } = await feedbackMail(true, deleteLesson);
    expect(ofDeleted?.paragraphs.at(-1)).toBe("Je opdracht is goedgekeurd.");
  });

  it("does not say that the lesson is open to people who ticked it off without waiting for an answer", async () => {
    const { mail } = await feedbackMail(false, tickOff);
    expect(mail?.paragraphs.at(-1)).not.toContain("afgevinkt");
  });

  it("contains the feedback and a link to the lesson", async () => {
    const { mail, lesson } = await feedbackMail(false);
    expect(mail?.paragraphs).toEqual(expect.arrayContaining(["Sterk slot.", "Het begin mag korter."]));
    expect(mail?.paragraphs.at(-1)).toContain("nieuwe versie");
    expect(mail?.action?.url.endsWith(lesson)).toBe(true);
  });

  it.each([
    ["was removed", removeStudent],
    ["can no longer open the lesson, which was deleted", deleteLesson],
  ])("contains the feedback without a link for an author who %s", async (_name, before) => {
    for (const isAccepted of [true, false]) {
      const { mail } = await feedbackMail(isAccepted, before);
      expect(mail?.paragraphs).toEqual(expect.arrayContaining(["Sterk slot.", "Het begin mag korter."]));
      expect(mail?.paragraphs.at(-1)).not.toContain("indienen");
      expect([mail?.action, mail?.smallPrint?.length]).toEqual([undefined, 1]);
    }
  });
});

it("sends the mail with feedback when staff answer for a blocked maker", async () => {
  const { ecourse, student, lessonId } = await anAssignment(test.services);
  const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
  await block(ecourse.organizerId);
  const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
  const body = { feedback: "Sterk slot.", isAccepted: true, handedInAt: test.clock.now().toISOString() };
  expect((await admin.post(`/ecourse-submissions/${id}/feedback`, body)).status).toBe(200);
  expect((await test.runJobs()).map(({ to }) => to)).toEqual([student.email]);
});

describe("the mails about a text that was handed in", () => {
  it.each(["writer", "maker"] as const)("do not go once its %s is blocked", async (who) => {
    const { ecourse, student, lessonId } = await anAssignment(test.services);
    const of = { lesson_id: lessonId, user_id: student.id };
    const waiting = await aSubmission(test.services, of);
    const by = { feedback_at: test.clock.now(), feedback_by: ecourse.organizerId };
    const answer = { feedback: "Goed.", is_accepted: false, ...by };
    const answered = await aSubmission(test.services, { ...of, ...answer });
    const mails = async () => [
      ...(await test.runJob(textHandedInMail, { submissionId: waiting.id })),
      ...(await test.runJob(feedbackGivenMail, { submissionId: answered.id })),
    ];
    expect(await mails()).toHaveLength(2);
    await block({ writer: student.id, maker: ecourse.organizerId }[who]);
    expect(await mails()).toEqual([]);
  });
});

it("sends no mail about a text to a maker who may no longer create online courses", async () => {
  const { ecourse, student, lessonId } = await anAssignment(test.services);
  const { id: submissionId } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
  const mails = () => test.runJob(textHandedInMail, { submissionId });
  expect(await mails()).toHaveLength(1);
  await test.services.db.deleteFrom("user_roles").where("user_id", "=", ecourse.organizerId).execute();
  expect(await mails()).toEqual([]);
});

it("invites people to hand in again only where the lesson still asks for a text", async () => {
  const { mail } = await feedbackMail(false, ({ lessonId }) =>
    test.services.db.updateTable("lessons").set({ assignment: null }).where("id", "=", lessonId).execute(),
  );
  expect(mail?.paragraphs.at(-1)).not.toContain("indienen");
  expect(mail?.action?.label).toBe("Naar de les");
});
