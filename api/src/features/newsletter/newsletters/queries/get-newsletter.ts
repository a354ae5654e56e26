import type { Context } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { creditedBody, makersOf } from "#features/media/images/credited-body.ts";
import { sentNewsletters } from "../newsletter.policy.ts";

/** A sent newsletter with those before and after it. @throws 404 */
export async function getNewsletter({ db }: Context, slug: string) {
  const found = await sentNewsletters({ db })
    .select(["newsletter.id", "newsletter.slug", "newsletter.title", "newsletter.body", "newsletter.sent_at"])
    .select(makersOf("newsletter.pictures").as("makers"))
    .where("newsletter.slug", "=", slug)
    .$narrowType<{ slug: string; sent_at: Date }>()
    .executeTakeFirst();
  if (!found) throw notFound();
  const [newer, older] = await Promise.all([neighbour({ db }, found, "newer"), neighbour({ db }, found, "older")]);
  const { title, sent_at } = found;
  const body = creditedBody(found.body, (id) => found.makers[id]);
  return { data: { slug: found.slug, title, body, sentAt: sent_at.toISOString(), newer, older } };
}

async function neighbour(
  { db }: Pick<Context, "db">,
  { id, sent_at }: { id: string; sent_at: Date },
  side: "newer" | "older",
) {
  const [compare, order] = side === "newer" ? ([">", "asc"] as const) : (["<", "desc"] as const);
  const found = await sentNewsletters({ db })
    .select(["newsletter.slug", "newsletter.title"])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("newsletter.sent_at", "newsletter.id"), compare, tuple(sent_at, id)),
    )
    .orderBy("newsletter.sent_at", order)
    .orderBy("newsletter.id", order)
    .$narrowType<{ slug: string }>()
    .executeTakeFirst();
  return found ?? null;
}
