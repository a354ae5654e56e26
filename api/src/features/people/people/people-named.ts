import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { TsQuery } from "#platform/search/search-words.ts";
import { visiblePeople } from "./person.policy.ts";
import { adultsBornBy } from "./public-name.ts";

/** A search query with the configuration of indexed names. */
export const nameQuery = (query: TsQuery) => sql`to_tsquery('names_plain', ${query})`;

/** Whether the real name of `person` matches, and everybody may see it. */
export const hasRealName = ({ now }: Context, query: TsQuery) => sql<boolean>`(
  person.name_search @@ ${nameQuery(query)} and person.real_name_public_visible
  and person.first_name is not null and person.last_name is not null
  and person.date_of_birth <= ${adultsBornBy(now)}::date
)`;

/** Ids of the people whose nickname or public real name matches; their bio does not count. */
export const peopleNamed = (ctx: Context, query: string) =>
  visiblePeople(ctx)
    .select("person.id")
    .where(
      sql<boolean>`(
        (person.search @@ ${nameQuery(query)} and ts_filter(person.search, '{a}') @@ ${nameQuery(query)})
        or ${hasRealName(ctx, query)}
      )`,
    );
