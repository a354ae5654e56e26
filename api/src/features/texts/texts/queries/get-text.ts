import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { compiledOnce } from "#platform/db/compiled-once.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { whyHidden } from "#features/moderation/why-hidden.ts";
import { ongoingContests } from "../entered-text.ts";
import { noSuchText } from "../text.errors.ts";
import { seesCounts, textPermissions, visibleTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

interface ContestLink {
  slug: string;
  title: string;
}

/** The text with this address, current or former, and the reactions of this viewer. */
function textAt({ db, viewer }: ForViewer, slug: string) {
  const viewerId = viewer?.id ?? null;
  return selectWithAuthor(visibleTexts({ db, viewer }))
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .select(["text.body", "text.reads", "text.views", "text.revision", "text.author_id", "author.bio"])
    .select(whyHidden.as("hidden"))
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom("text_likes as mine").whereRef("mine.text_id", "=", "text.id").where("mine.user_id", "=", viewerId),
      ).as("liking"),
      exists(
        selectFrom("text_reports as mine")
          .whereRef("mine.text_id", "=", "text.id")
          .where("mine.user_id", "=", viewerId),
      ).as("reported"),
      exists(
        selectFrom("follows as mine")
          .whereRef("mine.followed_id", "=", "text.author_id")
          .where("mine.follower_id", "=", viewerId),
      ).as("following"),
      ongoingContests(db)
        .select(sql<ContestLink>`json_build_object('slug', ongoing.slug, 'title', ongoing.title)`.as("link"))
        .where("entered.text_id", "=", sql.ref<string>("text.id"))
        .where("entry.user_id", "=", viewerId)
        .limit(1)
        .as("enteredIn"),
    ])
    .where("address.slug", "=", slug);
}

const textForVisitors = compiledOnce((db, { slug }: { slug: string }) => textAt({ db, viewer: undefined }, slug));

/** Finds a text by its current or a former slug; the response has the current one. @throws 404 */
export async function getText(ctx: Context, slug: string) {
  const [row] = ctx.viewer ? await textAt(ctx, slug).execute() : await textForVisitors(ctx.db, { slug });
  if (!row) throw noSuchText();
  const summary = textSummaryOf(row, ctx.now);
  return {
    data: {
      ...summary,
      author: { ...summary.author, bio: row.bio, me: { following: Boolean(row.following) } },
      body: row.body,
      ...(seesCounts(ctx.viewer, row) ? { reads: row.reads, views: row.views } : { reads: null, views: null }),
      revision: row.revision,
      me: {
        liking: Boolean(row.liking),
        reported: Boolean(row.reported),
        enteredIn: row.enteredIn,
        hidden: row.hidden,
        can: textPermissions(ctx.viewer, row),
      },
    },
  };
}
