import { randomUUID } from "node:crypto";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { limitCourseMails } from "#features/courses/courses/limit-course-mails.ts";
import { mailInCourse } from "#features/courses/courses/manage-course.ts";
import { mailingKnown, nobodyToMail, tooManyMailings } from "../mailing.errors.ts";
import { mailingSent } from "../mailing.job-kinds.ts";
import { type CheckedDraft, checkedDraft, type Draft } from "../mailing.rules.ts";
import { mailingOf, mailingRows } from "../queries/list-mailings.ts";
import { mailingRecipients } from "../queries/mailing-recipients.ts";

interface Mailing {
  id: string;
  courseId: string;
  draft: CheckedDraft;
}

/**
 * Mails the participants of a course, each separately and once (docs/product/messages.md#mails-to-participants). The
 * mail is stored with who sent it, and recorded in the audit log without its words. Without an id it counts as a new
 * mail.
 * @throws 404, 409 for an id of another mail or course, 422, 429
 */
export const sendMailing = (
  ctx: MemberContext,
  slug: string,
  { id = randomUUID(), ...typed }: Draft & { id?: string | undefined },
) =>
  mailInCourse(ctx, slug, async (tx, course, say) => {
    const mailing = { id, courseId: course.id, draft: checkedDraft(typed) };
    if (await insertMailing(ctx, tx, mailing)) say({ after: { sent: await enqueueMails(ctx, tx, mailing) } });
    const sent = await mailingRows(tx)
      .where("mailing.id", "=", id)
      .where("mailing.course_id", "=", course.id)
      .executeTakeFirst();
    if (!sent || !isSameDraft(sent, mailing.draft)) throw mailingKnown();
    return { data: mailingOf(sent) };
  });

const isSameDraft = (sent: RowOf<ReturnType<typeof mailingRows>>, draft: CheckedDraft) =>
  sent.subject === draft.subject &&
  sent.body === draft.body &&
  sent.action_text === draft.actionText &&
  sent.action_url === draft.actionUrl &&
  sent.includes_pending === draft.includePending;

/** False when it was sent before; a concurrent transaction with the same id is waited for. */
async function insertMailing({ viewer, now }: MemberContext, tx: Tx, { id, courseId, draft }: Mailing) {
  const inserted = await tx
    .insertInto("course_mailings")
    .values({
      id,
      course_id: courseId,
      sent_by: viewer.id,
      subject: draft.subject,
      body: draft.body,
      action_text: draft.actionText,
      action_url: draft.actionUrl,
      includes_pending: draft.includePending,
      sent_at: now,
      recipient_count: 0,
    })
    .onConflict((conflicting) => conflicting.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns the number of recipients */
async function enqueueMails(ctx: MemberContext, tx: Tx, { id, courseId, draft: { includePending } }: Mailing) {
  const recipients = await mailingRecipients(tx, { courseId, includePending, now: ctx.now }).execute();
  if (recipients.length === 0) throw nobodyToMail();
  await limitCourseMails(ctx, tx, tooManyMailings);
  await tx
    .insertInto("course_mailing_recipients")
    .values(recipients.map(({ userId }) => ({ mailing_id: id, user_id: userId })))
    .execute();
  await tx.updateTable("course_mailings").set({ recipient_count: recipients.length }).where("id", "=", id).execute();
  await ctx.jobs.enqueueAll(
    tx,
    mailingSent,
    recipients.map(({ userId }) => ({ mailingId: id, userId })),
  );
  return recipients.length;
}
