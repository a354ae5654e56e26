import type { Block, Paragraph, Run } from "./book.ts";
import { wordsOf } from "./book.ts";

/** In signs. Longer lines were not broken by a poet. */
const LONGEST_VERSE = 64;

const isShort = (line: readonly Run[]) => wordsOf(line).length <= LONGEST_VERSE;
const mostlyShort = (lines: readonly (readonly Run[])[]) => lines.filter(isShort).length >= lines.length * 0.8;

/**
 * Tells verse from prose by the length of the lines, since writers mark them no differently: some end a verse with a
 * new line, others with a new paragraph. Prose that goes on is indented, verse and what stands apart is not.
 */
export function layOut(blocks: readonly Block[]) {
  const isPoem = mostlyShort(blocks.flatMap((block) => (block.kind === "paragraph" ? block.lines : [])));
  return setBlocks(blocks, isPoem);
}

function setBlocks(blocks: readonly Block[], isPoem: boolean): Block[] {
  return blocks.map((block, at) => {
    const before = blocks[at - 1];
    if (block.kind === "paragraph")
      return setParagraph(block, before?.kind === "paragraph" ? before : undefined, isPoem);
    if (block.kind === "quote") return { ...block, blocks: setBlocks(block.blocks, false) };
    if (block.kind === "list") return { ...block, items: block.items.map((item) => setBlocks(item, false)) };
    return block;
  });
}

function setParagraph(paragraph: Paragraph, before: Paragraph | undefined, isPoem: boolean): Paragraph {
  const { lines, align } = paragraph;
  const verse = isPoem || (lines.length > 1 && mostlyShort(lines));
  const standsApart = paragraph.gap || lines.length > 1 || (before?.lines.length ?? 0) > 1 || align !== before?.align;
  const gap = before !== undefined && standsApart;
  return { ...paragraph, verse, gap, indent: before !== undefined && !gap && !verse && align === "start" };
}
