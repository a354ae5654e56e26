import type { MemberContext } from "#platform/context.ts";
import { FILLED_IN_LATER } from "#platform/mail/mail-preview.ts";
import { mailingMail } from "../mailing.mails.ts";
import { checkedDraft, type Draft } from "../mailing.rules.ts";
import { mailedCourse, readerOf } from "./mailed-course.ts";
import { countRecipients } from "./mailing-recipients.ts";

/**
 * A mail as a participant would get it now, and the number of recipients; the name is still to be filled in. @throws
 * 404, 422
 */
export async function previewMailing(ctx: MemberContext, slug: string, typed: Draft) {
  const course = await mailedCourse(ctx, slug);
  const draft = checkedDraft(typed);
  const { active, pending, cancelled } = await countRecipients(ctx.db, { courseId: course.id, now: ctx.now });
  const mail = mailingMail(ctx, { ...FILLED_IN_LATER, course, draft, readerIs: readerOf(course) });
  return {
    data: {
      count: active + cancelled + (draft.includePending ? pending : 0),
      replyTo: mail.replyTo,
      subject: mail.subject,
      greeting: mail.greeting,
      paragraphs: [...mail.paragraphs],
      button: mail.action.label,
      smallPrint: [...(mail.smallPrint ?? [])],
    },
  };
}
