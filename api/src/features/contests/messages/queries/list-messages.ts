import { MESSAGES_PER_PAGE } from "@inktvis/contract/features/contests/contest-messages";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { managedContestId } from "../../contests/queries/managed-contest-id.ts";

/** The recipient of a message to one person. */
const person = sql<string | null>`case when message.audience in ('entrant', 'juror') then (
  select "user".nickname from contest_message_recipients recipient
  join users "user" on "user".id = recipient.user_id where recipient.message_id = message.id
) end`;

export const messageRows = (db: Database | Tx) =>
  db
    .selectFrom("contest_messages as message")
    .leftJoin("users as sender", "sender.id", "message.sent_by")
    .select(["message.id", "message.audience", "message.text", "message.sent_at", "message.recipient_count"])
    .select(["sender.nickname as sender", person.as("person")]);

export const messageOf = (row: RowOf<ReturnType<typeof messageRows>>) => ({
  id: row.id,
  sentAt: row.sent_at.toISOString(),
  by: row.sender === null ? null : { nickname: row.sender },
  to: row.audience,
  person: row.person,
  count: row.recipient_count,
  text: row.text,
});

/** The messages that were sent to the people of a contest that the viewer manages, newest first. */
export async function listMessages(ctx: MemberContext, slug: string, page: number) {
  const contestId = await managedContestId(ctx, slug);
  const [rows, { total }] = await Promise.all([
    messageRows(ctx.db)
      .where("message.contest_id", "=", contestId)
      .orderBy("message.sent_at", "desc")
      .orderBy("message.id")
      .limit(MESSAGES_PER_PAGE)
      .offset((page - 1) * MESSAGES_PER_PAGE)
      .execute(),
    ctx.db
      .selectFrom("contest_messages")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("contest_id", "=", contestId)
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(messageOf), meta: { currentPage: page, total, pageSize: MESSAGES_PER_PAGE } };
}
