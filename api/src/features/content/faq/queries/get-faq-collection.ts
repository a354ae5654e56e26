import type { FaqCollection } from "@inktvis/contract/features/content/faq";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";

const categoriesOfCollection = sql<FaqCollection["categories"]>`(
  select coalesce(
    json_agg(
      json_build_object('id', category.id, 'title', category.title, 'items', (
        select coalesce(
          json_agg(
            json_build_object('slug', item.slug, 'question', item.question, 'answer', item.answer)
            order by item.position
          ),
          '[]'::json
        ) from faq_items item where item.category_id = category.id
      )) order by category.position
    ),
    '[]'::json
  ) from faq_categories category where category.collection_id = faq_collections.id
)`;

export async function getFaqCollection({ db }: Context, id: number) {
  const collection = await db
    .selectFrom("faq_collections")
    .select(["id", "title", categoriesOfCollection.as("categories")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!collection) throw notFound();
  return { data: collection };
}
