import { type Block, type Paragraph, type Run, textOfRuns } from "./block.ts";

/** In characters: most lines of a poem are shorter than `usual`, and all are shorter than `longest`. */
const VERSE = { usual: 64, longest: 200 };

const isWithin = (characters: number) => (line: readonly Run[]) => textOfRuns(line).length <= characters;
const isVerse = (lines: readonly (readonly Run[])[]) =>
  lines.filter(isWithin(VERSE.usual)).length >= lines.length * 0.8 && lines.every(isWithin(VERSE.longest));

/**
 * Tells verse from prose by the length of the lines, because markup does not: some writers end a verse with a line
 * break, others with a paragraph. Continuing prose is indented; verse and separate paragraphs are not.
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
