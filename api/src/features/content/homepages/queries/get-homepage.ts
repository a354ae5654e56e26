import type { CallToAction } from "@inktvis/contract/features/content/homepages";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";

export const callsOfHomepage = sql<CallToAction[]>`(
  select coalesce(
    json_agg(
      json_build_object(
        'pretitle', pretitle, 'title', title, 'body', body, 'buttonText', button_text, 'buttonUrl', button_url
      ) order by position
    ),
    '[]'::json
  ) from calls_to_action where homepage_slug = homepages.slug
)`;

export async function getHomepage({ db }: Context, slug: string) {
  const row = await db
    .selectFrom("homepages")
    .selectAll()
    .select(callsOfHomepage.as("callToActions"))
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound();
  const spotlight =
    row.spotlight_title === null
      ? null
      : {
          pretitle: row.spotlight_pretitle,
          title: row.spotlight_title,
          body: row.spotlight_body ?? "",
          buttonText: row.spotlight_button_text,
          buttonUrl: row.spotlight_button_url,
        };
  return { data: { slug: row.slug, spotlight, callToActions: row.callToActions } };
}
