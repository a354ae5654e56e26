import type { StaffContestsQuery } from "@inktvis/contract/features/contests/staff-contests";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { begunCount } from "../contests/queries/contest-columns.ts";
import { noSuchContest } from "../contests/contest.errors.ts";

const selectStaffContests = (db: Database) =>
  db
    .selectFrom("contests as contest")
    .innerJoin("users as organizer", "organizer.id", "contest.organizer_id")
    .select(["contest.id", "contest.slug", "contest.title", "contest.deadline", "contest.published_at"])
    .select(["contest.ended_at", "organizer.id as organizerId", "organizer.nickname", "organizer.email"])
    .select(["organizer.blocked_at", begunCount.as("participationCount")]);

const staffContestOf = (row: RowOf<ReturnType<typeof selectStaffContests>>) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  organizer: {
    id: row.organizerId,
    nickname: row.nickname,
    email: row.email,
    blockedAt: row.blocked_at?.toISOString() ?? null,
  },
  deadline: row.deadline.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  participationCount: row.participationCount,
});

export function listStaffContests({ db }: MemberContext, query: StaffContestsQuery) {
  const { q, state } = query;
  const contests = selectStaffContests(db)
    .where(contains(sql`contest.title`, q))
    .$if(state === "blocked", (all) => all.where("organizer.blocked_at", "is not", null));
  return staffPage(db, contests, query, {
    id: sql`contest.id`,
    sorts: { deadline: sql`contest.deadline` },
    toRow: staffContestOf,
    isLarge: true,
  });
}

export async function getStaffContest({ db }: MemberContext, id: string) {
  const row = await selectStaffContests(db).where("contest.id", "=", id).executeTakeFirst();
  if (!row) throw noSuchContest();
  return { data: staffContestOf(row) };
}
