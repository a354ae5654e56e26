import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { foundAs, searchQuery } from "#platform/search.queries.ts";

/** A profile with its newest texts. */
export const personQuery = (slug: string) =>
  queryOptions({
    queryKey: ["profiles", "one", slug],
    queryFn: async ({ signal }) => (await api.profiles.get({ params: { slug } }, { signal })).data,
  });

/** A later page of a person's texts; the first page comes with the profile. */
export const textsOfPersonQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ["profiles", "texts", slug, page],
    queryFn: ({ signal }) => api.profiles.texts({ params: { slug }, query: { page } }, { signal }),
  });

/** A page of what a person organises, with what is not over first. */
export const organizedQuery = (slug: string, page = 1) =>
  queryOptions({
    queryKey: ["profiles", "organized", slug, page],
    queryFn: ({ signal }) => api.profiles.organized({ params: { slug }, query: { page } }, { signal }),
  });

/** The newest members who have published a text. */
export const writersQuery = queryOptions({
  ...searchQuery({ models: ["user"], perPage: 48 }),
  select: ({ data }) => foundAs(data, "user").filter(({ textCount }) => textCount > 0),
});

/** People whose name matches the words of a text search; at most four, shown above the texts. */
export const matchingPeopleQuery = (text: string) => searchQuery({ models: ["user"], text, perPage: 4 });
