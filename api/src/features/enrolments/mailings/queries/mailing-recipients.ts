import { sql } from "kysely";
import { PARTICIPANT_GROUPS } from "../../participants/participant-groups.ts";
import type { Database, Tx } from "#platform/db/database.ts";

interface Wanted {
  courseId: string;
  now: Date;
}

const isEnrolled = PARTICIPANT_GROUPS.active();
/** Filled in everything, and is paying or asked to pay in instalments; people who were too late no longer count. */
const isEnrolling = (now: Date) =>
  sql<boolean>`(${PARTICIPANT_GROUPS.withPendingPayment(now)} or ${PARTICIPANT_GROUPS.withInstallmentRequest()})`;

/** Delisted because the course was called off: the organiser may have more to say than the mail of that day did. */
const isCancelled = sql<boolean>`(enrolment.delisted_as = 'cancelled')`;

/** What a reader is to the course: a participant, still enrolling, or delisted because it was called off. */
export type ReaderIs = "enrolled" | "on-the-way" | "cancelled";
const readerIs = sql<ReaderIs>`case
  when ${isEnrolled} then 'enrolled' when ${isCancelled} then 'cancelled' else 'on-the-way'
end`;

/** The people of a course whom its organiser can mail, each once; blocked people get none. */
const mailable = (db: Database | Tx, { courseId }: Wanted) =>
  db
    .selectFrom("enrolments as enrolment")
    .innerJoin("users as user", "user.id", "enrolment.user_id")
    .where("enrolment.course_id", "=", courseId)
    .where("user.blocked_at", "is", null);

/** Whom a mail goes to (docs/product/messages.md#mails-to-participants). */
export const mailingRecipients = (db: Database | Tx, { includePending, ...of }: Wanted & { includePending: boolean }) =>
  mailable(db, of)
    .where((eb) => eb.or([isEnrolled, isCancelled, ...(includePending ? [isEnrolling(of.now)] : [])]))
    .select(["user.id as userId", readerIs.as("readerIs")])
    .orderBy("user.id");

/** How many people a mail would go to. */
export const countRecipients = (db: Database | Tx, of: Wanted) =>
  mailable(db, of)
    .select([
      sql<number>`(count(*) filter (where ${isEnrolled}))::integer`.as("active"),
      sql<number>`(count(*) filter (where ${isEnrolling(of.now)}))::integer`.as("pending"),
      sql<number>`(count(*) filter (where ${isCancelled}))::integer`.as("cancelled"),
    ])
    .executeTakeFirstOrThrow();
