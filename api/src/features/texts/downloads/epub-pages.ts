import { escapeHtml } from "#platform/html.ts";
import { withSpacesKept } from "#platform/blocks/block-text.ts";
import type { Block, Mark, Paragraph, Run } from "#platform/blocks/block.ts";
import type { Book, BookText } from "./book.ts";

type Pictures = Book["pictures"];

/** One page of the book as XHTML. Paths are relative to the folder of the page. */
export const page = (
  title: string,
  body: string,
  stylesheetPath = "../style.css",
) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="nl-BE" xml:lang="nl-BE">
<head>
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" type="text/css" href="${stylesheetPath}"/>
</head>
<body>
${body}
</body>
</html>
`;

export const textPage = ({ title, byline, blocks }: BookText, pictures: Pictures) =>
  page(
    title,
    `<section epub:type="chapter" role="doc-chapter">\n<h1>${escapeHtml(title)}</h1>\n${byline ? `<p class="byline">${escapeHtml(byline)}</p>\n` : ""}${fieldHtml(blocks, pictures)}\n</section>`,
  );

const fieldHtml = (blocks: readonly Block[], pictures: Pictures): string =>
  blocks.map((block) => blockMarkup(block, pictures)).join("\n");

function blockMarkup(block: Block, pictures: Pictures): string {
  switch (block.kind) {
    case "paragraph":
      return paragraphMarkup(block);
    case "heading":
      return `<h${block.level}>${runsMarkup(block.runs)}</h${block.level}>`;
    case "quote":
      return `<blockquote>\n${fieldHtml(block.blocks, pictures)}\n</blockquote>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      const items = block.items.map((item) => `<li>${fieldHtml(item, pictures)}</li>`);
      return `<${tag}>\n${items.join("\n")}\n</${tag}>`;
    }
    case "picture": {
      const file = pictures.get(block.key);
      if (!file) return "";
      return `<figure><img src="../images/${file.name}" alt="${escapeHtml(block.alt || file.alt)}"/></figure>`;
    }
    case "rule":
      return "<hr/>";
    default:
      return block satisfies never;
  }
}

function paragraphMarkup({ lines, align, verse, gap, indent }: Paragraph) {
  const classes = { verse, gap, indent, center: align === "center", right: align === "right" };
  const names = Object.entries(classes).flatMap(([name, applies]) => (applies ? [name] : []));
  return `<p${names.length > 0 ? ` class="${names.join(" ")}"` : ""}>${lines.map(runsMarkup).join("<br/>\n")}</p>`;
}

const runsMarkup = (runs: readonly Run[]) => withSpacesKept(runs).map(runMarkup).join("");

const TAGS: Record<Mark, string> = { strong: "strong", em: "em", u: "u", s: "s" };

function runMarkup({ text, marks, href }: Run) {
  const marked = marks.reduce((inner, mark) => `<${TAGS[mark]}>${inner}</${TAGS[mark]}>`, escapeHtml(text));
  return href ? `<a href="${escapeHtml(href)}">${marked}</a>` : marked;
}

/** Font and size are the reader's choice; this only distinguishes verse from prose. */
export const STYLE = `body { margin: 0 5%; line-height: 1.5; }
h1 { margin: 3em 0 2em; font-size: 1.7em; font-weight: normal; line-height: 1.2; }
h2 { margin: 2em 0 0.8em; font-size: 1.2em; line-height: 1.3; }
h3 { margin: 1.6em 0 0.6em; font-size: 1em; line-height: 1.3; }
h1, h2, h3 { text-align: left; hyphens: none; -webkit-hyphens: none; break-after: avoid; }
p { margin: 0; text-indent: 0; hyphens: auto; -webkit-hyphens: auto; orphans: 2; widows: 2; }
p.byline { margin: -1.6em 0 2em; font-style: italic; text-align: left; }
p.indent { text-indent: 1.3em; }
p.gap { margin-top: 1.2em; }
p.verse { text-align: left; hyphens: none; -webkit-hyphens: none; }
p.center { text-align: center; }
p.right { text-align: right; }
blockquote { margin: 1.2em 0 1.2em 1.4em; font-style: italic; }
ul, ol { margin: 1em 0; padding-left: 1.5em; }
li { margin: 0.2em 0; }
li ul, li ol { margin: 0.2em 0; }
hr { width: 20%; margin: 2em auto; border: 0; border-top: 1px solid; }
figure { margin: 1.5em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 90vh; }
nav ol { padding: 0; list-style: none; }
nav li { margin: 0.5em 0; }
nav span { display: block; margin-top: 1.5em; font-style: italic; }
`;
