import { MAILINGS_PER_PAGE } from "@inktvis/contract/features/enrolments/course-mailings";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { mailedCourse } from "./mailed-course.ts";

export const mailingRows = (db: Database | Tx) =>
  db
    .selectFrom("course_mailings as mailing")
    .leftJoin("users as sender", "sender.id", "mailing.sent_by")
    .select(["mailing.id", "mailing.subject", "mailing.body", "mailing.action_text", "mailing.action_url"])
    .select(["mailing.includes_pending", "mailing.sent_at", "mailing.recipient_count", "sender.nickname as sender"]);

export const mailingOf = (row: RowOf<ReturnType<typeof mailingRows>>) => ({
  id: row.id,
  sentAt: row.sent_at.toISOString(),
  by: row.sender === null ? null : { nickname: row.sender },
  subject: row.subject,
  body: row.body,
  actionText: row.action_text,
  actionUrl: row.action_url,
  includesPending: row.includes_pending,
  count: row.recipient_count,
});

/** What was mailed to the participants of a course that the viewer manages, newest first. */
export async function listMailings(ctx: MemberContext, slug: string, page: number) {
  const { id } = await mailedCourse(ctx, slug);
  const [rows, { total }] = await Promise.all([
    mailingRows(ctx.db)
      .where("mailing.course_id", "=", id)
      .orderBy("mailing.sent_at", "desc")
      .orderBy("mailing.id")
      .limit(MAILINGS_PER_PAGE)
      .offset((page - 1) * MAILINGS_PER_PAGE)
      .execute(),
    ctx.db
      .selectFrom("course_mailings")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("course_id", "=", id)
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(mailingOf), meta: { currentPage: page, total, pageSize: MAILINGS_PER_PAGE } };
}
