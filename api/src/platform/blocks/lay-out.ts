import { type Block, type Paragraph, type Run, textOfRuns } from "./block.ts";

/** In signs: longer lines were not broken by a poet, and one as long as the second is in no poem. */
const VERSE = { usual: 64, longest: 200 };

const isWithin = (characters: number) => (line: readonly Run[]) => textOfRuns(line).length <= characters;
const isVerse = (lines: readonly (readonly Run[])[]) =>
  lines.filter(isWithin(VERSE.usual)).length >= lines.length * 0.8 && lines.every(isWithin(VERSE.longest));

/**
 * Tells verse from prose by the length of the lines, since writers mark them no differently: some end a verse with a
 * new line, others with a new paragraph. Prose that goes on is indented, verse and what stands apart is not.
 */
export function layOut(blocks: readonly Block[]) {
  const isPoem = isVerse(blocks.flatMap((block) => (block.kind === "paragraph" ? block.lines : [])));
  return layOutBlocks(blocks, isPoem);
}

function layOutBlocks(blocks: readonly Block[], isPoem: boolean): Block[] {
  return blocks.map((block, index) => {
    const before = blocks[index - 1];
    if (block.kind === "paragraph")
      return layOutParagraph(block, before?.kind === "paragraph" ? before : undefined, isPoem);
    if (block.kind === "quote") return { ...block, blocks: layOutBlocks(block.blocks, false) };
    if (block.kind === "list") return { ...block, items: block.items.map((item) => layOutBlocks(item, false)) };
    return block;
  });
}

function layOutParagraph(paragraph: Paragraph, before: Paragraph | undefined, isPoem: boolean): Paragraph {
  const { lines, align } = paragraph;
  const verse = isPoem || (lines.length > 1 && isVerse(lines));
  const isSeparate = paragraph.gap || lines.length > 1 || (before?.lines.length ?? 0) > 1 || align !== before?.align;
  const gap = before !== undefined && isSeparate;
  return { ...paragraph, verse, gap, indent: before !== undefined && !gap && !verse && align === "start" };
}
