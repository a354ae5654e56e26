import { fileURLToPath } from "node:url";
import type { BlockPicture } from "#platform/blocks/block.ts";
import { printable } from "#platform/blocks/block-text.ts";
import { textToBlocks } from "#platform/blocks/text-to-blocks.ts";
import { pictureFiles, runningHead, sanitizeForTypst, pictureSizes } from "#platform/blocks/typst-data.ts";
import { heavyTask } from "#platform/heavy-work/heavy-task.ts";
import { typeset } from "#platform/pdf/typeset.ts";

const TEMPLATE = fileURLToPath(new URL("booklet.typ", import.meta.url));
/** Three hundred entries of 900 words take some 10 seconds and 600 megabytes. */
const LIMITS = { seconds: 120, megabytes: 2500 };
/** The typesetter ends itself before this. */
const TIMEOUT_SECONDS = 150;
/** Entries per part: one that cannot be typeset spoils only its part, which is then split. */
const PART = 25;

export interface BookletEntry {
  title: string;
  /** Under the title: who wrote it, or empty. */
  byline: string;
  /** Of the age category; empty for a contest without. */
  category: string;
  /** Null: too long to be in it. */
  body: string | null;
  image_id: string | null;
  /** What stands below the entry: a label and words each. */
  facts: readonly (readonly [label: string, words: string])[];
}
export interface Booklet {
  title: string;
  organization: string;
  subtitle: string;
  note: string;
  entries: readonly BookletEntry[];
  pictures: ReadonlyMap<string, BlockPicture>;
  madeAt: Date;
}

/**
 * The entries of a contest as a booklet, in the order given; entries of one category belong together. `broken` are the
 * titles of those that are not in it, which say so in the booklet.
 * @param onProgress called with the number of entries that are typeset so far
 */
export async function makeBooklet(
  { title, organization, subtitle, note, entries, pictures, madeAt }: Booklet,
  onProgress: (count: number) => void,
) {
  const { bytes, broken } = await typeset(
    {
      template: TEMPLATE,
      data: {
        ...sanitizeForTypst({ title: printable(title) }),
        organization: printable(organization),
        subtitle,
        note,
        head: runningHead(printable(title)),
        categories: [...new Set(entries.map(({ category }) => category))],
        entries: sanitizeForTypst(entries.map(typstEntry)),
        pictures: pictureSizes(pictures),
      },
      files: pictureFiles(pictures),
      now: madeAt,
      as: "pdf",
      parts: { of: "entries", size: PART },
    },
    LIMITS,
    onProgress,
  );
  const isOmitted = (entry: BookletEntry, at: number) => entry.body === null || broken.includes(at);
  return { bytes, broken: entries.filter(isOmitted).map((entry) => entry.title) };
}
export const makingBooklet = heavyTask(import.meta.url, makeBooklet, { timeoutSeconds: TIMEOUT_SECONDS });

const typstEntry = ({ title, byline, category, body, image_id, facts }: BookletEntry) => ({
  title: printable(title),
  head: runningHead(printable(title)),
  byline: printable(byline),
  category,
  categoryHead: runningHead(printable(category)),
  blocks: body === null ? [] : textToBlocks({ body, image_id }),
  ...(body === null && { broken: true }),
  facts: facts.map(([label, words]) => [{ text: printable(label) }, { text: printable(words) }]),
});
