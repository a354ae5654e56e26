import { jobKind } from "#platform/jobs/job-kind.ts";

/** Mails an invitation to an online course. */
export const ecourseInvitationSent = jobKind<{ invitationId: string }>("invitations.ecourse-sent");
/** A course started to use these online courses. */
export const ecoursesLinked = jobKind<{ courseId: string; ecourseIds: string[] }>("ecourses.linked");
/** Mails a participant of a course that they can follow an online course. */
export const accessMail = jobKind<{ courseId: string; ecourseId: string; userId: string }>("ecourses.access-by-course");
