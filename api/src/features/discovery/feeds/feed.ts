import type { Feed } from "@inktvis/contract/features/discovery/feeds";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { escapeHtml } from "#platform/html.ts";

/** How many of the newest a feed has. */
export const MAX_ENTRIES = 20;
/** Some five thousand words of an entry: all of them together are put together while nobody else is answered. */
const MAX_BODY_BYTES = 30_000;

/** A feed is as new as what changed last in it. */
export function createFeed({ now }: Context, about: Pick<Feed, "title" | "path">, entries: Feed["entries"]): Feed {
  const changes = entries.map(({ updatedAt }) => updatedAt).toSorted();
  return { ...about, updatedAt: changes.at(-1) ?? now.toISOString(), entries };
}

/** A body that goes into a feed as it is; null for a longer one, which is not even read. */
export const bodyIfShort = (body: RawBuilder<string>) =>
  sql<string | null>`case when octet_length(${body}) <= ${MAX_BODY_BYTES} then ${body} end`;

/** What a reader shows of an entry: of a long one how it begins, and where it goes on. */
export const contentOf = (body: string | null, { excerpt, path }: { excerpt: string; path: string }) =>
  body ?? `<p>${escapeHtml(excerpt)}</p><p><a href="${escapeHtml(path)}">Lees verder</a></p>`;
