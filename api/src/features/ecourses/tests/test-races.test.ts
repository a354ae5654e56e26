import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { blockWrites, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { complete, submit, testForm, testWorld } from "./tests-of-students.factory.ts";

/*
 * Concurrent actions of a student in two windows, and of the maker: they run one by one, and nothing is graded twice.
 */

const test = useTestApi();
const { aTestedEcourse, responsesOf, certificatesOf, inOrder } = testWorld(test);
const OTHER = testForm({ "Iets anders?": ["*Ja", "Nee"] });

describe("one person in two windows", () => {
  it("completes once, with one certificate and one code, for fifty simultaneous requests", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    await submit(browser, version.id, version.right);
    const answers = await Promise.all(Array.from({ length: 50 }, () => complete(browser, version.id)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.data).toMatchObject({ completedSuccessfully: true });
    expect(await certificatesOf(id)).toHaveLength(1);
    expect(await responsesOf(id)).toHaveLength(1);
    const mails = await test.runJobs();
    expect(mails).toHaveLength(1);
  });

  it("completes once when it fails", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    await submit(browser, version.id, version.wrong);
    const act = () => complete(browser, version.id);
    expect(await inOrder(version.id, [act, act])).toEqual([200, 422]);
    expect(await responsesOf(id)).toMatchObject([{ succeeded: false }]);
  });

  it("saves in one response", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    const acts = Object.entries(version.right).map(
      ([question, answer]) =>
        () =>
          submit(browser, version.id, { [question]: answer }),
    );
    expect(await inOrder(version.id, acts)).toEqual([200, 200]);
    expect(await responsesOf(id)).toMatchObject([{ response_data: version.right }]);
  });

  it("does not start a new response with answers that are saved while a completed one fails", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    await submit(browser, version.id, version.wrong);
    const acts = [() => complete(browser, version.id), () => submit(browser, version.id, version.right)];
    expect(await inOrder(version.id, acts)).toEqual([200, 422]);
    expect(await responsesOf(id)).toMatchObject([{ succeeded: false, response_data: version.wrong }]);
  });

  it("is graded with what was saved before", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    await submit(browser, version.id, version.wrong);
    const acts = [() => submit(browser, version.id, version.right), () => complete(browser, version.id)];
    expect(await inOrder(version.id, acts)).toEqual([200, 200]);
    expect(await responsesOf(id)).toMatchObject([{ succeeded: true }]);
    expect(await certificatesOf(id)).toHaveLength(1);
  });

  it("starts one new response after a failed one", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    await complete(browser, version.id, { responseData: version.wrong });
    test.clock.advance(hours(24));
    const act = () => submit(browser, version.id, version.right);
    expect(await inOrder(version.id, [act, act])).toEqual([200, 200]);
    expect(await responsesOf(id)).toHaveLength(2);
  });
});

describe("a maker who saves the test at the same time", () => {
  it("waits for a student who starts answering first, who then finishes that version", async () => {
    const { at, maker, browser, test: version } = await aTestedEcourse();
    const acts = [() => submit(browser, version.id, version.right), () => maker.post(at, OTHER)];
    expect(await inOrder(version.id, acts)).toEqual([200, 200]);
    expect((await complete(browser, version.id)).body.data.completedSuccessfully).toBe(true);
  });

  it("comes before a student who starts answering later, whose answers are refused", async () => {
    const { at, maker, browser, id, test: version } = await aTestedEcourse();
    const acts = [() => maker.post(at, OTHER), () => submit(browser, version.id, version.right)];
    expect(await inOrder(version.id, acts)).toEqual([200, 409]);
    expect(await responsesOf(id)).toEqual([]);
  });

  it("does not disturb a student who is completing", async () => {
    const { at, maker, browser, id, test: version } = await aTestedEcourse();
    await submit(browser, version.id, version.right);
    const acts = [() => maker.post(at, OTHER), () => complete(browser, version.id)];
    expect(await inOrder(version.id, acts)).toEqual([200, 200]);
    expect(await responsesOf(id)).toMatchObject([{ succeeded: true, test_id: version.id }]);
  });

  it("saves one version from two windows", async () => {
    const { at, maker, ecourse, test: version } = await aTestedEcourse();
    const save = (title: string) => () => maker.post(at, { ...OTHER, title, revision: 1 });
    expect(await inOrder(version.id, [save("De ene"), save("De andere")])).toEqual([200, 409]);
    const current = await test.services.db
      .selectFrom("ecourse_tests")
      .select("title")
      .where("ecourse_id", "=", ecourse.id)
      .where("replaced_at", "is", null)
      .execute();
    expect(current).toEqual([{ title: "De ene" }]);
  });
});

it("a certificate that is earned while access ends keeps the online course from being deleted", async () => {
  const { maker, browser, ecourse, id, test: version } = await aTestedEcourse();
  await submit(browser, version.id, version.right);
  const student = await test.services.db
    .selectFrom("ecourse_students")
    .select("id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  // The student who passes still has access, and waits just before the certificate is inserted.
  const acts = [
    () => complete(browser, version.id),
    () => maker.delete(`/ecourse-students/${student.id}`),
    () => maker.delete(`/ecourses/${ecourse.id}`),
  ];
  expect(await statusesInOrder(test)(blockWrites("certificates"), acts)).toEqual([200, 204, 422]);
  expect(await certificatesOf(id)).toHaveLength(1);
});
