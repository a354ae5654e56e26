import type { Feed } from "@inktvis/contract/features/discovery/feeds";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { escapeHtml, linesToHtml } from "#platform/html.ts";
import { withVisibleSpaces } from "#platform/visible-spaces.ts";

/** Number of newest entries in a feed. */
export const MAX_ENTRIES = 20;
/** About five thousand words: rendering a feed blocks the event loop. */
const MAX_BODY_BYTES = 30_000;

/** The feed was changed when its newest entry was. */
export function createFeed({ now }: Context, about: Pick<Feed, "title" | "path">, entries: Feed["entries"]): Feed {
  const changes = entries.map(({ updatedAt }) => updatedAt).toSorted();
  return { ...about, updatedAt: changes.at(-1) ?? now.toISOString(), entries };
}

/** The body if it is short enough for a feed; null if it is longer, so that it is not read from the table. */
export const bodyIfShort = (body: RawBuilder<string>) =>
  sql<string | null>`case when octet_length(${body}) <= ${MAX_BODY_BYTES} then ${body} end`;

/** The content of an entry; for a long one its excerpt with a link. */
export const contentOf = (body: string | null, { excerpt, path }: { excerpt: string; path: string }) =>
  body !== null
    ? withVisibleSpaces(body)
    : `<p>${linesToHtml(excerpt)}</p><p><a href="${escapeHtml(path)}">Lees verder</a></p>`;
