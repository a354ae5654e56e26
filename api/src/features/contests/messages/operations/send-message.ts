import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { changeInContest } from "../../contests/manage-contest.ts";
import { limitMessages } from "../limit-messages.ts";
import { nobodyToWrite } from "../message.errors.ts";
import { messageSent } from "../message.jobs.ts";
import { checkMessaging } from "../message.policy.ts";
import { messageOf, messageRows } from "../queries/list-messages.ts";
import { type Audience, recipientsOf } from "../queries/message-recipients.ts";

interface Message extends Audience {
  /** Chosen by the page: a message that arrives again with this id is not sent again. */
  id: string;
  text: string;
}

/**
 * Mails a message to the people of a contest, each separately and once (docs/product/messages.md#sending). It is kept
 * with its sender, and in the audit log without its words.
 * @throws 404, 409 for an id of another message or contest, 422, 429
 */
export const sendMessage = (ctx: MemberContext, slug: string, { id, text, ...audience }: Message) =>
  changeInContest(ctx, { act: "send-message", which: { slug } }, async (tx, contest, say) => {
    checkMessaging(ctx, contest);
    const inserted = await insertMessage(ctx, tx, { id, contestId: contest.id, audience, text });
    if (inserted) {
      const userIds = await enqueueMails(ctx, tx, { id, contestId: contest.id, audience });
      const details = { to: audience.to, sent: userIds.length, ...(audience.personId && { people: userIds }) };
      say({ about: details, isOwnRecorded: true });
    } else say({ before: {}, after: {} });
    const sent = await messageRows(tx)
      .where("message.id", "=", id)
      .where("message.contest_id", "=", contest.id)
      .executeTakeFirst();
    const isSame = sent?.text === text && sent.audience === audience.to;
    if (!sent || !isSame || !(inserted || (await reachesSamePerson(tx, { id, contestId: contest.id, audience }))))
      throw conflict("message-known", "Dit bericht werd al verstuurd. Vernieuw de pagina en begin opnieuw.");
    return { data: messageOf(sent) };
  });

interface Draft {
  id: string;
  contestId: string;
  audience: Audience;
}

/** Whether a message that was sent before went to the same person as this one; always true for a message to a group. */
async function reachesSamePerson(tx: Tx, { id, contestId, audience }: Draft) {
  if (audience.to !== "entrant" && audience.to !== "juror") return true;
  const person = await recipientsOf(tx, contestId, audience).executeTakeFirst();
  const recipient = await tx
    .selectFrom("contest_message_recipients")
    .select("user_id")
    .where("message_id", "=", id)
    .where("user_id", "=", person?.userId ?? null)
    .executeTakeFirst();
  return recipient !== undefined;
}

/** False when it was sent before; waits for a concurrent transaction with the same id. */
async function insertMessage(ctx: MemberContext, tx: Tx, { id, contestId, audience, text }: Draft & { text: string }) {
  const inserted = await tx
    .insertInto("contest_messages")
    .values({
      id,
      contest_id: contestId,
      sent_by: ctx.viewer.id,
      audience: audience.to,
      text,
      sent_at: ctx.now,
      recipient_count: 0,
    })
    .onConflict((conflicting) => conflicting.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

async function enqueueMails(ctx: MemberContext, tx: Tx, { id, contestId, audience }: Draft) {
  const recipients = await recipientsOf(tx, contestId, audience).execute();
  if (recipients.length === 0) throw nobodyToWrite();
  await limitMessages(ctx, tx);
  const userIds = recipients.map(({ userId }) => userId);
  await tx
    .insertInto("contest_message_recipients")
    .values(userIds.map((user_id) => ({ message_id: id, user_id })))
    .execute();
  await tx.updateTable("contest_messages").set({ recipient_count: userIds.length }).where("id", "=", id).execute();
  await ctx.jobs.enqueueAll(
    tx,
    messageSent,
    userIds.map((userId) => ({ messageId: id, userId })),
  );
  return userIds;
}
