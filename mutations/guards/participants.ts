import { guardsIn } from "../guard.ts";

const PARTICIPANTS = "api/src/features/enrolments/participants";
const READING = [`${PARTICIPANTS}/participants.test.ts`, `${PARTICIPANTS}/spreadsheet.test.ts`];
const TABLE = ["api/src/desk-table.test.ts"];

export const participantGuards = [
  ...guardsIn(`${PARTICIPANTS}/participant.policy.ts`, READING, {
    "The organiser of a course does not see people who only began to enrol": [".where(isParticipant(now))", ""],
  }),
  ...guardsIn(`${PARTICIPANTS}/participant.policy.ts`, TABLE, {
    "Participants exist only for managers of their course": [
      'managedCourses(db, viewer).innerJoin("enrolments as enrolment"',
      'db.selectFrom("courses as course").innerJoin("enrolments as enrolment"',
    ],
  }),
  ...guardsIn("api/src/features/courses/courses/course.policy.ts", TABLE, {
    "Lists of participants exist only for managers of the course": [
      "await atSlug(managedCourses(db, viewer), slug)",
      'await atSlug(db.selectFrom("courses as course"), slug)',
    ],
  }),
  ...guardsIn(`${PARTICIPANTS}/participant-groups.ts`, READING, {
    "People whose seat lapsed are not shown to the organiser": [
      "and (enrolment.reserved_until > ${now} or ${isBeingPaid}) and ${isFilledIn}",
      "and ${isFilledIn}",
    ],
    "People who erased their account before they were enrolled are not shown to the organiser": [
      " and (enrolment.user_id is not null or enrolment.finalized_at is not null)",
      "",
    ],
    "People who have not filled in everything are not shown to the organiser": [
      "or ${isBeingPaid}) and ${isFilledIn}",
      "or ${isBeingPaid})",
    ],
  }),
  ...guardsIn(`${PARTICIPANTS}/queries/export-participants.ts`, READING, {
    "Downloads by staff from a course of somebody else are in the audit log": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-participants", course));',
      "",
    ],
    "Downloads of participants are limited like those of other files": ['await limitMember(ctx, "downloads");', ""],
    "The spreadsheet leaves out people who only began to enrol or were refused": [
      "    .where(isInGroup(ctx.now))\n",
      "",
    ],
  }),
];
