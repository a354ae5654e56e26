import { fileURLToPath } from "node:url";
import { picturesOf } from "../../platform/blocks/block-pictures.ts";
import { printable } from "../../platform/blocks/block-words.ts";
import { blocksOf } from "../../platform/blocks/blocks-of.ts";
import { filesOf, runningHead, settable, sizesOf } from "../../platform/blocks/settable.ts";
import type { Services } from "../../platform/context.ts";
import { typeset } from "../../platform/pdf/typeset.ts";

const TEMPLATE = fileURLToPath(new URL("booklet.typ", import.meta.url));
/** Three hundred entries of 900 words take some 10 seconds and 600 megabytes. */
const LIMITS = { seconds: 120, megabytes: 2500 };
/** So many are tried at once: what cannot be set is found without spoiling the rest. */
const PART = 25;

export interface BookletEntry {
  title: string;
  /** Under the title: who wrote it, or empty. */
  byline: string;
  /** Of the age category; empty for a contest without. */
  category: string;
  body: string;
  image_id: string | null;
  /** What stands below the entry: a label and words each. */
  facts: readonly (readonly [label: string, words: string])[];
}
interface Booklet {
  title: string;
  organization: string;
  subtitle: string;
  note: string;
  entries: readonly BookletEntry[];
  madeAt: Date;
}

/**
 * The entries of a contest as a booklet, in the order given; entries of one category belong together. `broken` are the
 * titles of those that could not be set, which say so in the booklet.
 * @param onSet told how many entries were set so far
 */
export async function bookletOf(
  { files }: Pick<Services, "files">,
  { title, organization, subtitle, note, entries, madeAt }: Booklet,
  onSet: (count: number) => void,
) {
  const texts = entries.map((entry) => ({ ...entry, title: printable(entry.title), blocks: blocksOf(entry) }));
  const pictures = await picturesOf(files, texts);
  const { bytes, broken } = await typeset(
    {
      template: TEMPLATE,
      data: {
        ...settable({ title: printable(title) }),
        organization: printable(organization),
        subtitle,
        note,
        head: runningHead(printable(title)),
        categories: [...new Set(texts.map(({ category }) => category))],
        entries: settable(
          texts.map(({ blocks, byline, category, facts, ...text }) => ({
            title: text.title,
            head: runningHead(text.title),
            byline: printable(byline),
            category,
            blocks,
            facts: facts.map(([label, words]) => [{ text: printable(label) }, { text: printable(words) }]),
          })),
        ),
        pictures: sizesOf(pictures),
      },
      files: filesOf(pictures),
      now: madeAt,
      as: "pdf",
      parts: { of: "entries", size: PART },
    },
    LIMITS,
    onSet,
  );
  return { bytes, broken: broken.flatMap((at) => entries[at]?.title ?? []) };
}
