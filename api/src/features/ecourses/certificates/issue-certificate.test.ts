import { describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { aTest } from "../tests/test.factory.ts";
import { aCertificate } from "./certificate.factory.ts";
import { issueCertificate } from "./issue-certificate.ts";

const test = useTestApi();
const person = (wanted: Parameters<typeof aPerson>[1] = { first_name: "Noor", last_name: "Claes" }) =>
  aPerson(test.services, wanted);
const issue = (earned: Parameters<typeof issueCertificate>[2]) =>
  test.services.db
    .transaction()
    .execute((tx) => issueCertificate(tx, { jobs: test.services.jobs, now: test.clock.now() }, earned));
const certificatesOf = (userId: string) =>
  test.services.db.selectFrom("certificates").selectAll().where("user_id", "=", userId).orderBy("kind").execute();

describe("earning a certificate", () => {
  it("keeps title and name as they are then, with a code of sixty bits in groups", async () => {
    const [{ id: userId }, ecourse] = [
      await person(),
      await anEcourse(test.services, { title: "Schrijven over water" }),
    ];
    const certificate = await aCertificate(test.services, { ecourseId: ecourse.id, userId });
    expect(certificate).toMatchObject({
      kind: "certificate",
      ecourse_title: "Schrijven over water",
      lesson_title: null,
      name: "Noor Claes",
      earned_at: test.clock.now(),
    });
    expect(certificate.code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  });

  it("gives an attest in the same way for the test of a lesson, without a name while there is none", async () => {
    const [{ id: userId }, ecourse] = [await person({}), await anEcourse(test.services)];
    const lessonId = ecourse.lessonIds[0];
    const attest = await aCertificate(test.services, { ecourseId: ecourse.id, lessonId, userId });
    expect(attest).toMatchObject({ kind: "attest", lesson_id: lessonId, lesson_title: "Les 1.1", name: null });
  });

  it.each([{ first_name: "Noor" }, { last_name: "Claes" }])("has no name yet with %j alone", async (half) => {
    const [{ id: userId }, ecourse] = [await person(half), await anEcourse(test.services)];
    const certificate = await aCertificate(test.services, { ecourseId: ecourse.id, userId });
    expect(certificate.name).toBeNull();
  });

  it("gives one certificate, one code and one mail for fifty simultaneous requests", async () => {
    const [{ id: userId, email }, ecourse] = [await person(), await anEcourse(test.services)];
    const passed = {
      ...(await aTest(test.services, { ecourse_id: ecourse.id })),
      ecourse_id: ecourse.id,
      lesson_id: null,
    };
    const issued = await Promise.all(Array.from({ length: 50 }, () => issue({ test: passed, userId })));
    const certificates = await certificatesOf(userId);
    expect(certificates).toHaveLength(1);
    expect(new Set(issued.map(({ id }) => id))).toEqual(new Set(certificates.map(({ id }) => id)));
    const mails = await test.runJobs();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("keeps the first one when a newer version is passed, next to attests of several lessons", async () => {
    const [{ id: userId }, ecourse] = [await person(), await anEcourse(test.services)];
    const [one, other] = ecourse.lessonIds;
    const first = await aCertificate(test.services, { ecourseId: ecourse.id, userId });
    await test.services.db
      .updateTable("ecourse_tests")
      .set({ replaced_at: test.clock.now() })
      .where("id", "=", first.test_id)
      .execute();
    expect((await aCertificate(test.services, { ecourseId: ecourse.id, userId })).id).toBe(first.id);
    for (const lessonId of [one, other]) await aCertificate(test.services, { ecourseId: ecourse.id, lessonId, userId });
    expect((await certificatesOf(userId)).map(({ kind }) => kind)).toEqual(["attest", "attest", "certificate"]);
  });
});

describe("the mail about a certificate", () => {
  it("contains the code, and asks for a name only when there is none", async () => {
    const ecourse = await anEcourse(test.services, { title: "Schrijven over water" });
    const [named, nameless] = [await person(), await person({})];
    const certificate = await aCertificate(test.services, { ecourseId: ecourse.id, userId: named.id });
    const lessonId = ecourse.lessonIds[0];
    await test.services.db
      .updateTable("ecourse_tests")
      .set({ replaced_at: test.clock.now() })
      .where("ecourse_id", "=", ecourse.id)
      .execute();
    await aCertificate(test.services, { ecourseId: ecourse.id, lessonId, userId: nameless.id });
    const mails = await test.runJobs();
    const [toNamed, toNameless] = [named, nameless].map(({ email }) => mails.find(({ to }) => to === email));
    expect(toNamed?.subject).toBe("Je certificaat van Schrijven over water");
    expect(toNamed?.paragraphs.join(" ")).toContain(certificate.code);
    expect(toNamed?.paragraphs.join(" ")).not.toContain("Vul nog je naam in");
    expect(toNameless?.subject).toBe("Je attest van Les 1.1");
    expect(toNameless?.paragraphs.join(" ")).toContain("Vul nog je naam in");
  });
});
