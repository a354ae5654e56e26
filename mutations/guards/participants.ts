import { guardsIn } from "../guard.ts";

const PARTICIPANTS = "api/src/features/enrolments/participants";
const READING = [`${PARTICIPANTS}/participants.test.ts`, `${PARTICIPANTS}/spreadsheet.test.ts`];
const TABLE = ["api/src/desk-table.test.ts"];

export const participantGuards = [
  ...guardsIn(`${PARTICIPANTS}/participant.policy.ts`, READING, {
    "Who organises a course reads of nobody who only began": [".where(isParticipant(now))", ""],
  }),
  ...guardsIn(`${PARTICIPANTS}/participant.policy.ts`, TABLE, {
    "Participants exist for who manages their course only": [
      'managedCourses(db, viewer).innerJoin("enrolments as enrolment"',
      'db.selectFrom("courses as course").innerJoin("enrolments as enrolment"',
    ],
  }),
  ...guardsIn("api/src/features/courses/courses/course.policy.ts", TABLE, {
    "Lists of participants exist for who manages the course only": [
      "await atSlug(managedCourses(db, viewer), slug)",
      'await atSlug(db.selectFrom("courses as course"), slug)',
    ],
  }),
  ...guardsIn(`${PARTICIPANTS}/participant-groups.ts`, READING, {
    "Who let their seat lapse is not shown to the organiser": [
      "and (enrolment.reserved_until > ${now} or ${isBeingPaid}) and ${isFilledIn}",
      "and ${isFilledIn}",
    ],
    "Who erased their account before they were enrolled is not shown to the organiser": [
      " and (enrolment.user_id is not null or enrolment.finalized_at is not null)",
      "",
    ],
    "Who has not filled in everything is not shown to the organiser": [
      "or ${isBeingPaid}) and ${isFilledIn}",
      "or ${isBeingPaid})",
    ],
  }),
  ...guardsIn(`${PARTICIPANTS}/queries/export-participants.ts`, READING, {
    "What staff take along of a course of somebody else is recorded": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-participants", course));',
      "",
    ],
    "Participants are downloaded no more often than other files": ['await limitMember(ctx, "downloads");', ""],
    "The spreadsheet has nobody who only began or was refused": ["    .where(isInGroup(ctx.now))\n", ""],
  }),
];
