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
/** The typesetter stops by itself before this limit. */
const TIMEOUT_SECONDS = 150;
/** Entries per part: one that cannot be typeset spoils only its part, which is then split. */
const PART = 25;

export interface BookletEntry {
  title: string;
  /** Shown below the title: who wrote it, or empty. */
  byline: string;
  /** The age category; empty for a contest without categories. */
  category: string;
  /** Null when it is too long to be included. */
  body: string | null;
  image_id: string | null;
  /** What is printed below the entry: a label and the words that belong to it. */
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
 * Makes the entries of a contest into a booklet, in the order given; entries of one category must be adjacent. `broken`
 * has the titles of the entries that could not be included; the booklet says so in their place.
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
