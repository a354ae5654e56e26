import { anEcourse, aStudent } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { anEcourseInvitation } from "#features/ecourses/access/ecourse-invitation.factory.ts";
import { anAssignment, aSubmission } from "#features/ecourses/assignments/submission.factory.ts";
import { aCertificate } from "#features/ecourses/certificates/certificate.factory.ts";
import { aTest } from "#features/ecourses/tests/test.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { Item } from "./item.ts";

/** A lesson of an online course that the author follows. */
export async function aFollowedLesson(test: TestApi, name: string): Promise<Item> {
  const [ecourse, author] = [await anEcourse(test.services), await aPerson(test.services)];
  await aStudent(test.services, ecourse.id, author.id);
  const [lessonId = ""] = ecourse.lessonIds;
  return { author, params: { id: name === "ecourseProgress.epub" ? ecourse.id : lessonId } };
}

/** A lesson with an assignment: for a student with a text of their own, or for the maker with a submission. */
export async function aLessonWithAssignment(test: TestApi, name: string): Promise<Item> {
  const { ecourse, student, lessonId } = await anAssignment(test.services);
  if (/\.(mine|handIn)$/.test(name)) {
    const text = await aText(test.services, { author_id: student.id });
    return { author: student, params: { id: lessonId }, body: { textId: text.id } };
  }
  const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
  return {
    author: { id: ecourse.organizerId, slug: "" },
    params: { id: name === "lessonSubmissions.list" ? ecourse.id : id },
    body: { handedInAt: test.clock.now().toISOString() },
  };
}

export async function anOwnEcourse(test: TestApi): Promise<Item> {
  const { id, organizerId } = await anEcourse(test.services);
  return { author: { id: organizerId, slug: "" }, params: { id } };
}

/** A test; its maker answers it as a preview. */
export async function anOwnTest(test: TestApi, name: string): Promise<Item> {
  const { id, organizerId, lessonIds } = await anEcourse(test.services);
  const [lessonId = ""] = lessonIds;
  const isOfLesson = name.endsWith("OfLesson");
  const made = await aTest(test.services, { ecourse_id: id, ...(isOfLesson && { lesson_id: lessonId }) });
  const isAnswered = name.endsWith("Response");
  return {
    author: { id: organizerId, slug: "" },
    params: { id: isAnswered ? made.id : isOfLesson ? lessonId : id },
    ...(isAnswered && { body: { responseData: made.right } }),
  };
}

/** An online course with an empty module and one with a lesson; for ordering modules, one without modules. */
export async function anOwnSyllabus(test: TestApi, name: string): Promise<Item> {
  const modules = name === "ecourseModules.order" ? [] : [0, 1];
  const { id, organizerId, moduleIds, lessonIds } = await anEcourse(test.services, { modules });
  const own = { module: moduleIds[0] ?? "", lesson: lessonIds[0] ?? "" };
  const params = { id: name === "ecourseModules.order" ? id : name.startsWith("lesson") ? own.lesson : own.module };
  const body = name.startsWith("lesson") ? { ecourseModuleId: own.module } : { ecourseId: id };
  return { author: { id: organizerId, slug: "" }, params, body };
}

/** An online course with a student, for its maker; or an invitation to it, for the invited person. */
export async function aSharedEcourse(test: TestApi, name: string): Promise<Item> {
  const [ecourse, somebody] = [await anEcourse(test.services), await aPerson(test.services)];
  if (/\.(byToken|decline|use)$/.test(name)) {
    const invitation = { ecourse_id: ecourse.id, email: somebody.email };
    const { token } = await anEcourseInvitation(test.services, invitation);
    return { author: somebody, params: { id: ecourse.id, token } };
  }
  const student = await aStudent(test.services, ecourse.id, somebody.id);
  const { id } = name === "ecourseStudents.remove" ? student : ecourse;
  return { author: { id: ecourse.organizerId, slug: "" }, params: { id } };
}

/** A certificate; for the call that sets the name on it, one without a name. */
export async function anOwnCertificate(test: TestApi, name: string): Promise<Item> {
  const [author, ecourse] = [
    await aPerson(test.services, name === "certificates.setName" ? {} : { first_name: "Noor", last_name: "Claes" }),
    await anEcourse(test.services),
  ];
  const { id, code } = await aCertificate(test.services, { ecourseId: ecourse.id, userId: author.id });
  return { author, params: { id, code } };
}
