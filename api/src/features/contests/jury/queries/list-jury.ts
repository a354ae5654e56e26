import type { MemberContext } from "#platform/context.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { managedContestId } from "../../contests/queries/managed-contest-id.ts";
import { progressOf } from "../jury-progress.ts";

/** The jury of a contest that the viewer manages, by nickname, with the progress of each juror. */
export async function listJury(ctx: MemberContext, slug: string) {
  const contestId = await managedContestId(ctx, slug);
  const jurors = await ctx.db
    .selectFrom("contest_jury as juror")
    .innerJoin("users as user", "user.id", "juror.user_id")
    .leftJoin("invitations as invitation", (join) =>
      join
        .onRef("invitation.contest_id", "=", "juror.contest_id")
        .onRef("invitation.used_by", "=", "juror.user_id")
        .on("invitation.type", "=", "jury"),
    )
    .distinctOn(["user.nickname", "juror.id"])
    .select(["juror.id", "juror.age_category_id", "user.nickname", "user.slug", "user.first_name", "user.last_name"])
    .select(["juror.reminded_at", "invitation.email"])
    .where("juror.contest_id", "=", contestId)
    .orderBy("user.nickname")
    .orderBy("juror.id")
    .orderBy("invitation.used_at", "desc")
    .execute();
  const progress = await progressOf(
    ctx.db,
    jurors.map(({ id }) => id),
  );
  return {
    data: jurors.map(({ id, age_category_id, nickname, slug: userSlug, first_name, last_name, ...juror }) => ({
      id,
      // People who accept an invitation are told that the organiser sees it (web, invitation page).
      user: { nickname, slug: userSlug, name: fullNameOf({ first_name, last_name }) },
      email: juror.email,
      ageCategoryId: age_category_id,
      remindedAt: juror.reminded_at?.toISOString() ?? null,
      ...progress(id),
    })),
  };
}
