import { type Expression, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { namesQuery, type WordQuery } from "#platform/search/search-words.ts";
import { visiblePeople } from "./person.policy.ts";
import { adultsBornBy } from "./public-name.ts";

/** Whether the real name of `person` matches, and everybody may see it. */
export const hasRealName = ({ now }: Context, query: WordQuery | Expression<string>) => sql<boolean>`(
  person.name_search @@ ${namesQuery(query)} and person.real_name_public_visible
  and person.first_name is not null and person.last_name is not null
  and person.date_of_birth <= ${adultsBornBy(now)}::date
)`;

/** Ids of the people whose nickname or public real name matches; their bio does not count. */
export const peopleNamed = (ctx: Context, query: WordQuery) =>
  visiblePeople(ctx)
    .select("person.id")
    .where(
      sql<boolean>`(
        (person.search @@ ${namesQuery(query)} and ts_filter(person.search, '{a}') @@ ${namesQuery(query)})
        or ${hasRealName(ctx, query)}
      )`,
    );
