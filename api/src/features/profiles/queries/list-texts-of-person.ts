import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { listedTexts } from "#features/texts/texts/text.policy.ts";
import { pageOfTexts } from "#features/texts/texts/queries/page-of-texts.ts";
import { noSuchPerson } from "#features/people/people/person.errors.ts";
import { personAt } from "#features/people/people/person.policy.ts";

export async function listTextsOfPerson(ctx: Context, slug: string, page: number) {
  const person = await personAt(ctx, slug).select("person.id").executeTakeFirst();
  if (!person) throw noSuchPerson();
  const theirs = listedTexts(ctx).where("text.author_id", "=", person.id);
  return pageOfTexts(ctx, theirs, { latest: sql`text.published_at`, page });
}
