import type { ContentPreview } from "@inktvis/contract/features/content-versions/content-previews";
import type { ContentChange, ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import type { Context } from "#platform/context.ts";
import type { StoredMedia } from "#features/content/publishing/editorial-media.ts";
import { asVersionGone } from "./content-version.policy.ts";
import { asEditor, kindOf, type Subject } from "./content-kinds.ts";

interface Wanted<Kind extends ContentKind> {
  kind: Kind;
  subjectId: string;
  change: ContentChange[Kind];
  media: StoredMedia;
  /** The moment for which the page is shown. */
  at: Date;
  /** The moment for which other content on the page is shown. */
  otherContentAt: Date;
}
interface Seen {
  page: ContentPreview;
  /** The row as the staff room would show it. */
  row: Subject;
}

/**
 * Previews a change: it is saved, read as a visitor would, and rolled back. So the page is the one that will be public,
 * with its address and everything that depends on it, and a change that cannot be saved is refused as the form would
 * refuse it.
 */
export async function previewChange<Kind extends ContentKind>(
  ctx: Context,
  { kind, subjectId, change, media, at, otherContentAt }: Wanted<Kind>,
): Promise<Seen> {
  const undone = new Error("a preview is never saved");
  const { save, show, read } = kindOf(kind);
  const editing = asEditor(ctx);
  let seen: Seen | undefined;
  try {
    await save(editing, subjectId, change, media, async (tx) => {
      const { data: row } = await read({ ...editing, db: tx }, subjectId);
      seen = { row, page: await show({ ...ctx, db: tx, now: at, otherContentAt }, subjectId) };
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw asVersionGone(error);
  }
  if (!seen) throw new Error("a change that was saved is always shown");
  return seen;
}

/** The latest of these moments: content that will be public later is shown as it will be then. */
export const latestOf = (now: Date, ...moments: (Date | string | null | undefined)[]) =>
  new Date(Math.max(now.getTime(), ...moments.map((moment) => (moment ? new Date(moment).getTime() : 0))));
