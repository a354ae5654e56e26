import type { MemberContext } from "#platform/context.ts";
import { FILLED_IN_LATER } from "#platform/mail/mail-preview.ts";
import { notManaged } from "../../contests/contest.errors.ts";
import { atSlug, managedContests } from "../../contests/contest.policy.ts";
import { messageMail } from "../message.mails.ts";
import { type Audience, recipientsOf } from "./message-recipients.ts";

/** A message as it would go out now, and the number of recipients; their name is still to be filled in. @throws 404 */
export async function previewMessage(
  ctx: MemberContext,
  slug: string,
  { text, ...audience }: Audience & { text: string },
) {
  const contest = await atSlug(managedContests(ctx.db, ctx.viewer), slug).selectAll("contest").executeTakeFirst();
  if (!contest) throw notManaged();
  const recipients = await recipientsOf(ctx.db, contest.id, audience).execute();
  const mail = messageMail(ctx, { ...FILLED_IN_LATER, contest, audience: audience.to, text });
  return {
    data: {
      count: recipients.length,
      replyTo: mail.replyTo ?? "",
      subject: mail.subject,
      greeting: mail.greeting,
      paragraphs: [...mail.paragraphs],
      button: mail.action.label,
      smallPrint: [...(mail.smallPrint ?? [])],
    },
  };
}
