import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { listedTexts, pageOfTexts } from "../../texts/texts.module.ts";
import { noSuchPerson } from "../person.errors.ts";
import { personAt } from "../person.policy.ts";

export async function listTextsOfPerson(ctx: Context, slug: string, page: number) {
  const person = await personAt(ctx, slug).select("person.id").executeTakeFirst();
  if (!person) throw noSuchPerson();
  const theirs = listedTexts(ctx).where("text.author_id", "=", person.id);
  return pageOfTexts(ctx, theirs, { latest: sql`text.published_at`, page });
}
