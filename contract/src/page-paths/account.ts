import { MANAGED_COURSES_PATH, MANAGEMENT_PATH } from "./managing.ts";

/* Pages of the account site; settings and notifications are in settings.ts. First those that mails lead to. */
export const unsubscribePath = (token: string) => `/uitschrijven?${new URLSearchParams({ token })}`;
export const cancelErasurePath = (requestId: string, token: string) =>
  `/wissen-tegenhouden?${new URLSearchParams({ requestId, token })}`;
/** A decision about a text, and the appeal against it. */
export const decisionPath = (id: string) => `/bezwaar/${id}`;

export const MY_COURSES_PATH = "/cursussen";
export const myCoursePath = (slug: string) => `${MY_COURSES_PATH}/${slug}`;

const ECOURSES_PATH = `${MY_COURSES_PATH}/online`;
/** The certificates that one earned with tests. */
export const OWN_CERTIFICATES_PATH = `${ECOURSES_PATH}/certificaten`;
export const ecoursePath = (id: string) => `${ECOURSES_PATH}/${id}`;
export const lessonPath = (id: string, lessonId: string) => `${ecoursePath(id)}/les/${lessonId}`;
/** The lesson again, after writing for its assignment, with the new text to hand in. */
export const lessonWithTextPath = (id: string, lessonId: string, textId: string) =>
  `${lessonPath(id, lessonId)}?tekst=${textId}`;
/** Whether this is the page of a lesson: only such a page may show videos. */
export const isLessonPath = (path: string) => /^\/cursussen\/online\/[^/]+\/les\/[^/]+\/?$/.test(path);
export const lessonTestPath = (id: string, lessonId: string) => `${lessonPath(id, lessonId)}/test`;
export const finalTestPath = (id: string) => `${ecoursePath(id)}/eindproef`;
export const ecourseInvitationPath = (id: string, token: string) =>
  `${ECOURSES_PATH}/uitnodiging/${id}?${new URLSearchParams({ token })}`;

export const managedCoursePath = (slug: string) => `${MANAGED_COURSES_PATH}/${slug}`;
export const courseSettingsPath = (slug: string) => `${managedCoursePath(slug)}/instellingen`;
export const managedParticipantPath = (slug: string, id: string) => `${managedCoursePath(slug)}/deelnemer/${id}`;
export const inviteToCoursePath = (slug: string) => `${managedCoursePath(slug)}/deelnemer-uitnodigingen`;
export const courseMailPath = (slug: string) => `${managedCoursePath(slug)}/email`;
export const courseExportPath = (slug: string) => `${managedCoursePath(slug)}/exporteer`;
export const courseAttendancePath = (slug: string) => `${managedCoursePath(slug)}/aanwezigheid`;
export const MANAGED_ACTIVITIES_PATH = `${MANAGEMENT_PATH}/activiteiten`;
export const NEW_ACTIVITY_PATH = `${MANAGED_ACTIVITIES_PATH}/maken`;
export const editActivityPath = (slug: string) => `${MANAGED_ACTIVITIES_PATH}/${slug}/bewerken`;
export const MANAGED_ECOURSES_PATH = `${MANAGEMENT_PATH}/e-cursussen`;
export const NEW_ECOURSE_PATH = `${MANAGED_ECOURSES_PATH}/maken`;
export const managedEcoursePath = (id: string) => `${MANAGED_ECOURSES_PATH}/${id}`;
export const syllabusPath = (id: string) => `${managedEcoursePath(id)}/lesinhoud`;
export const editLessonTestPath = (id: string, lessonId: string) => `${syllabusPath(id)}/les/${lessonId}/test`;
export const newLessonPath = (id: string, moduleId: string) =>
  `${syllabusPath(id)}/les/maken?${new URLSearchParams({ module: moduleId })}`;
export const editLessonPath = (id: string, lessonId: string) => `${syllabusPath(id)}/les/${lessonId}`;
export const editFinalTestPath = (id: string) => `${managedEcoursePath(id)}/test`;
export const ecourseAccessPath = (id: string) => `${managedEcoursePath(id)}/toegang`;
/** What participants handed in for assignments. */
export const submissionsPath = (id: string) => `${managedEcoursePath(id)}/inzendingen`;
export const submissionPath = (id: string, submissionId: string) => `${submissionsPath(id)}/${submissionId}`;
export const ecourseFiguresPath = (id: string) => `${managedEcoursePath(id)}/cijfers`;
export const courseEcoursesPath = (slug: string) => `${managedCoursePath(slug)}/e-cursussen`;

export const MANAGED_CONTESTS_PATH = `${MANAGEMENT_PATH}/wedstrijden`;
export const NEW_CONTEST_PATH = `${MANAGED_CONTESTS_PATH}/maken`;
export const managedContestPath = (slug: string) => `${MANAGED_CONTESTS_PATH}/${slug}`;
export const contestSettingsPath = (slug: string) => `${managedContestPath(slug)}/instellingen`;
export const contestJuryPath = (slug: string) => `${managedContestPath(slug)}/jury-uitnodigingen`;
export const contestParticipantsPath = (slug: string) => `${managedContestPath(slug)}/deelnemer-uitnodigingen`;
export const contestMessagesPath = (slug: string) => `${managedContestPath(slug)}/berichten`;
export const contestExportPath = (slug: string) => `${managedContestPath(slug)}/exporteer`;
export const publishContestPath = (slug: string) => `${managedContestPath(slug)}/publiceren`;
export const manageResultPath = (slug: string) => `${managedContestPath(slug)}/uitslag`;
export const endContestPath = (slug: string) => `${managedContestPath(slug)}/beeindigen`;
export const managedEntryPath = (slug: string, id: string) => `${managedContestPath(slug)}/inzending/${id}`;
