import type { TestApi } from "#testing/test-api.ts";
import type { Case } from "../access-matrix.ts";
import type { Item } from "./item.ts";
import { anOwnContest, anOwnEntry, aSentInvitation, aJudgedEntry } from "./contest-items.fixture.ts";
import {
  anOwnCourse,
  anOwnEnrolment,
  aManagedParticipant,
  aManagedInstalment,
  anOwnPlace,
  aSentCourseInvitation,
} from "./course-items.fixture.ts";
import {
  aFollowedLesson,
  aLessonWithAssignment,
  anOwnEcourse,
  anOwnTest,
  anOwnSyllabus,
  aSharedEcourse,
  anOwnCertificate,
} from "./ecourse-items.fixture.ts";
import { anItem, anOwnRow, anOwnActivity, anOwnPicture, aStaffItem, anAcademyItem } from "./own-items.fixture.ts";

/** A new item in the state that the call needs. It serves one call, which may change it. */
export function itemOf(test: TestApi, name: string, on: Case["on"]): Promise<Item> {
  if (/^academy(Periods|Registrations)\./.test(name)) return anAcademyItem(test, name);
  if (/^(decisions|staff(People|Registrations|Terms|Reports|Decisions|Pictures|Contests))\./.test(name))
    return aStaffItem(test, name);
  if (/^(contestI|i)nvitations\./.test(name)) return aSentInvitation(test);
  if (name.startsWith("courseInvitations.")) return aSentCourseInvitation(test);
  if (/^ecourseLinks\.(ecourses|saveEcourses)$/.test(name)) return anOwnCourse(test, on);
  if (/^ecourse(Invitations|Students|Links)\./.test(name)) return aSharedEcourse(test, name);
  if (/^(drafts|devices)\.|^personalData\.(cancel|download)$|^contestExports\.progress$/.test(name))
    return anOwnRow(test, name);
  if (/^(jury|contributions|contestExports|contestMessages)\./.test(name)) return aJudgedEntry(test, name);
  if (name.startsWith("participations.") || name === "results.allowLink") return anOwnEntry(test, name);
  if (/^certificates\.(?!mine)/.test(name)) return anOwnCertificate(test, name);
  if (name === "images.describe") return anOwnPicture(test);
  if (name.startsWith("waitingList.")) return anOwnPlace(test, name);
  if (/^(enrolments|leaving)\./.test(name)) return anOwnEnrolment(test, name);
  if (name.startsWith("instalments.")) return aManagedInstalment(test, name);
  if (/^(participants|delisting|courseMailings|attendance|courseCancellation)\./.test(name))
    return aManagedParticipant(test, name);
  if (/^courses\.(?!create|managed|list)|^course(Editions|Figures)\./.test(name)) return anOwnCourse(test, on);
  if (name.startsWith("participantInvitations.")) return anOwnCourse(test, on, true);
  if (name.startsWith("ecourseTests.")) return anOwnTest(test, name);
  if (/^(lessons|ecourseProgress)\./.test(name)) return aFollowedLesson(test, name);
  if (name.startsWith("lessonSubmissions.")) return aLessonWithAssignment(test, name);
  if (/^ecourse(s\.(?!create|list)|Figures\.)/.test(name)) return anOwnEcourse(test);
  if (/^(ecourseModules|lessonManagement)\./.test(name)) return anOwnSyllabus(test, name);
  if (/^activities\.(?!create|managed)/.test(name)) return anOwnActivity(test);
  if (/^results\.|^contests\.(?!create|managed)/.test(name)) return anOwnContest(test, name, on);
  return anItem(test, on, name);
}
