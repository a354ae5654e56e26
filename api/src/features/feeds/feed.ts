import type { Feed } from "@inktvis/contract/features/feeds";
import type { Context } from "../../platform/context.ts";

/** How many of the newest a feed has. */
export const ENTRIES = 20;

/** A feed is as new as what changed last in it. */
export function feedFrom({ now }: Context, about: Pick<Feed, "title" | "path">, entries: Feed["entries"]): Feed {
  const changes = entries.map(({ updatedAt }) => updatedAt).toSorted();
  return { ...about, updatedAt: changes.at(-1) ?? now.toISOString(), entries };
}
