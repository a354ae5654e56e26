import { ENTRY_TERMS } from "@inktvis/contract/features/contests/contest-changes";
import { ContestSettings } from "@inktvis/contract/features/contests/contest";
import type { Context } from "#platform/context.ts";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { invitationOfToken } from "#features/inviting/invitations/invitations-to.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";
import { listContestChanges } from "../../contest-changes/queries/changes-of-contest.ts";
import { wordingVersionOf } from "#platform/db/accepted-wordings.ts";
import { noSuchContest } from "../contest.errors.ts";
import { contestPermissions, visibleContests } from "../contest.policy.ts";
import { ageCategoryOf, lengthLimitsOf } from "../contest.rules.ts";
import { contestPart } from "./contest-part.ts";
import {
  ageCategoriesOfContest,
  begunCount,
  jurorCount,
  contestSummaryOf,
  handedInCount,
  selectContests,
} from "./contest-columns.ts";

const SETTINGS = ContestSettings.keyof().options;

/** A contest by any address it ever had; its `slug` is the one it has now. */
export async function getContest(ctx: Context, slug: string, token?: string) {
  const row = await contestRow(ctx, slug);
  if (!row) throw noSuchContest();
  const { participationId, finalizedAt, isJury, hasOrganized } = row;
  const can = contestPermissions(ctx.viewer, row, row, ctx.now);
  return {
    data: {
      ...contestSummaryOf(row, ctx.now),
      ...fieldsFrom(row, SETTINGS),
      ...lengthLimitsOf(row),
      organizerSlug: row.organizerSlug,
      bannerBig: pictureOf(row.big),
      juryDeadline: row.jury_deadline?.toISOString() ?? null,
      ageCategories: row.ageCategories.map(ageCategoryOf),
      publishedAt: row.published_at?.toISOString() ?? null,
      revision: row.revision,
      // Only the organiser may know who won until they release the result.
      hasWinners: Boolean(row.hasWinners) && (can.update || row.resultReleasedAt !== null),
      // It may have been announced before the contest became one that is only shown.
      resultExpectedOn: row.mode === "interactive" ? row.resultExpectedOn : null,
      hasEntries: row.handedIn > 0,
      counts: can.update ? { begun: row.begun, handedIn: row.handedIn, jurors: row.jurors } : null,
      rulesVersion: wordingVersionOf(row.rules),
      changes: await listContestChanges(ctx.db, row.id, ENTRY_TERMS),
      invitation: await invitationOfToken(ctx, { kind: "contest", id: row.id }, token),
      me: {
        isJury,
        hasOrganized,
        isOrganizer: ctx.viewer?.id === row.organizer_id,
        participation: participationId === null ? null : { finalizedAt: finalizedAt?.toISOString() ?? null },
        can,
      },
    },
  };
}

function contestRow(ctx: Context, slug: string) {
  const viewerId = ctx.viewer?.id ?? null;
  return selectContests(visibleContests(ctx))
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .leftJoin(visibleImages.as("big"), "big.id", "contest.banner_big_id")
    .leftJoin("participations as mine", (join) =>
      join.onRef("mine.contest_id", "=", "contest.id").on("mine.user_id", "=", viewerId),
    )
    .select(columnsIn("contest", SETTINGS))
    .select([
      "contest.organizer_id",
      profileSlugOf(ctx, "contest.organizer_id").as("organizerSlug"),
      "contest.jury_deadline",
      "contest.published_at",
      "contest.revision",
      "result.expected_on as resultExpectedOn",
      "big.picture as big",
      "mine.id as participationId",
      "mine.finalized_at as finalizedAt",
      ageCategoriesOfContest.as("ageCategories"),
      begunCount.as("begun"),
      jurorCount.as("jurors"),
      handedInCount.as("handedIn"),
    ])
    .select(contestPart(viewerId))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("contributions as winning")
          .select("winning.id")
          .whereRef("winning.contest_id", "=", "contest.id")
          .where("winning.frozen_at", "is not", null)
          .where("winning.state", "=", "winner"),
      ).as("hasWinners"),
    )
    .where("address.slug", "=", slug)
    .executeTakeFirst();
}
