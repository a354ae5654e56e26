import type { Block, Run } from "#platform/blocks/block.ts";
import type { BookText } from "./book.ts";

/** A text as plain text: lines as written, with empty lines between paragraphs. */
export const plainTextOf = ({ title, blocks }: BookText, author: string) =>
  `${[title, author, "", "", ...linesOf(blocks)].join("\n")}\n`;

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1];
    return before ? [...emptyLines(before, block), ...blockLines(block)] : blockLines(block);
  });
}

function emptyLines(before: Block, block: Block): string[] {
  if (continuesVerse(before, block)) return [];
  // All paragraphs of prose are separated by an empty line; between scenes there are two.
  return block.kind === "paragraph" && block.afterEmpty && !block.verse ? ["", ""] : [""];
}

/** Lines of verse follow each other; paragraphs of prose are separated, because they have no indent here. */
const continuesVerse = (before: Block, block: Block) =>
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
        const marker = block.ordered ? `${at + 1}. ` : "- ";
        return item
          .flatMap(blockLines)
          .map((line, index) => `${index === 0 ? marker : " ".repeat(marker.length)}${line}`.trimEnd());
      });
    case "picture":
      return block.alt ? [`[Afbeelding: ${block.alt}]`] : ["[Afbeelding]"];
    case "rule":
      return ["* * *"];
    default:
      return block satisfies never;
  }
}

/** A link is followed by its URL. */
const plainLine = (runs: readonly Run[]) =>
  runs.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join("");
