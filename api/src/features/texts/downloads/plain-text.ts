import type { Block, Run } from "#platform/blocks/block.ts";
import type { BookText } from "./book.ts";

/** A text as a plain file: lines as they were written, white between paragraphs. */
export const plainTextOf = ({ title, blocks }: BookText, author: string) =>
  `${[title, author, "", "", ...linesOf(blocks)].join("\n")}\n`;

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1];
    return before && !goesOn(before, block) ? ["", ...blockLines(block)] : blockLines(block);
  });
}

/** Verses stand under each other; paragraphs of prose, which have no indent here, apart. */
const goesOn = (before: Block, block: Block) =>
  before.kind === "paragraph" && block.kind === "paragraph" && block.verse && !block.gap;

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
      return block.lines.map(plainLine);
    case "heading":
      return [plainLine(block.runs)];
    case "quote":
      return linesOf(block.blocks).map((line) => `> ${line}`.trimEnd());
    case "list":
      return block.items.flatMap((item, at) => {
        const sign = block.ordered ? `${at + 1}. ` : "- ";
        return item
          .flatMap(blockLines)
          .map((line, index) => `${index === 0 ? sign : " ".repeat(sign.length)}${line}`.trimEnd());
      });
    case "picture":
      return block.alt ? [`[Afbeelding: ${block.alt}]`] : ["[Afbeelding]"];
    case "rule":
      return ["* * *"];
    default:
      return block satisfies never;
  }
}

/** Where a link leads stands behind its words. */
const plainLine = (runs: readonly Run[]) =>
  runs.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join("");
