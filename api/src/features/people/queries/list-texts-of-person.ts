import { TEXTS_PER_PAGE } from "@inktvis/contract/features/texts";
import type { Context } from "../../../platform/context.ts";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import { listedTexts, textsOf } from "../../texts/texts.module.ts";
import { noSuchPerson } from "../person.errors.ts";
import { visiblePeople } from "../person.policy.ts";

export async function listTextsOfPerson(ctx: Context, slug: string, page: number) {
  const person = await visiblePeople(ctx).select("person.id").where("person.slug", "=", slug).executeTakeFirst();
  if (!person) throw noSuchPerson();
  const [data, { total }] = await Promise.all([
    textsOf(ctx, person.id, { limit: TEXTS_PER_PAGE, offset: (page - 1) * TEXTS_PER_PAGE }),
    countUpTo(ctx.db, listedTexts(ctx).where("text.author_id", "=", person.id)),
  ]);
  return { data, meta: { currentPage: page, total, pageSize: TEXTS_PER_PAGE } };
}
