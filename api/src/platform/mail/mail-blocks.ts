import type { Block, Mark, Paragraph, Run } from "../blocks/block.ts";
import { parseBody } from "../blocks/parse-body.ts";
import { mailAddressOf, MEDIA_PATH } from "../files/media.ts";
import { escapeHtml } from "../html.ts";

/** Rich text of a mail. */
export interface MailBody {
  blocks: readonly Block[];
  /** Where pictures are: the origin of a site. */
  origin: string;
}

/**
 * A stored body for a mail. Its links and pictures work outside the site.
 * @param origin of the site that paths belong to
 */
export const mailBody = (html: string, origin: string): MailBody => ({
  blocks: parseBody(html.replaceAll(/ href="\/(?!\/)/g, ` href="${origin}/`)),
  origin,
});

const TAGS: Readonly<Record<Mark, string>> = { strong: "strong", em: "em", u: "u", s: "s" };
const INK = "#1B1A17";

function runHtml({ text, marks, href }: Run) {
  const marked = marks.reduce((inner, mark) => `<${TAGS[mark]}>${inner}</${TAGS[mark]}>`, escapeHtml(text));
  return href ? `<a href="${escapeHtml(href)}" style="color:${INK}">${marked}</a>` : marked;
}
const runsHtml = (runs: readonly Run[]) => runs.map(runHtml).join("");
const linesHtml = ({ lines }: Paragraph) => lines.map(runsHtml).join("<br />");

/** The blocks as HTML within one text of a mail. */
export const bodyHtml = ({ blocks, origin }: MailBody): string =>
  blocks.map((block) => blockHtml(block, origin)).join("");

function blockHtml(block: Block, origin: string): string {
  const inside = (blocks: readonly Block[]) => bodyHtml({ blocks, origin });
  switch (block.kind) {
    case "paragraph":
      return `<p style="margin:0 0 16px;text-align:${block.align}">${linesHtml(block)}</p>`;
    case "heading": {
      const size = block.level === 2 ? "22px" : "18px";
      return `<h${block.level} style="margin:24px 0 8px;font-size:${size};line-height:1.3">${runsHtml(block.runs)}</h${block.level}>`;
    }
    case "quote":
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid #E4DDD2">${inside(block.blocks)}</blockquote>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      const items = block.items.map((item) => `<li style="margin:0 0 4px">${itemHtml(item, origin)}</li>`).join("");
      return `<${tag} style="margin:0 0 16px;padding-left:24px">${items}</${tag}>`;
    }
    case "picture":
      return `<img src="${escapeHtml(origin + (mailAddressOf(MEDIA_PATH + block.key) ?? ""))}" alt="${escapeHtml(block.alt)}" width="512" style="display:block;width:100%;max-width:512px;height:auto;margin:0 0 16px" />`;
    case "rule":
      return `<hr style="border:0;border-top:1px solid #E4DDD2;margin:24px 0" />`;
    default:
      return block satisfies never;
  }
}

/** An item of one paragraph needs no space below it. */
const itemHtml = (blocks: readonly Block[], origin: string) => {
  const [only, ...more] = blocks;
  return only?.kind === "paragraph" && more.length === 0 ? linesHtml(only) : bodyHtml({ blocks, origin });
};

const runText = ({ text, href }: Run) => (href && href !== text ? `${text} (${href})` : text);
const runsText = (runs: readonly Run[]) => runs.map(runText).join("");

/** The blocks as plain text, with an empty line between them. */
export const bodyText = ({ blocks }: Pick<MailBody, "blocks">): string =>
  blocks.map(blockText).filter(Boolean).join("\n\n");

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.lines.map(runsText).join("\n");
    case "heading":
      return runsText(block.runs).toUpperCase();
    case "quote":
      return bodyText(block).replaceAll(/^/gm, "> ");
    case "list":
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : "-"} ${bodyText({ blocks: item })}`)
        .join("\n");
    case "picture":
      return block.alt && `[${block.alt}]`;
    case "rule":
      return "* * *";
    default:
      return block satisfies never;
  }
}
