import { Parser } from "htmlparser2";
import { isMediaAddress, MEDIA_PATH } from "../files/media.ts";
import { createBlockStack } from "./block-stack.ts";
import type { Block, Mark, Paragraph, Run } from "./block.ts";
import { joinLines, printable, printableWords, splitStanzas, safeHref } from "./block-text.ts";

const MARKS: ReadonlyMap<string, Mark> = new Map([
  ["strong", "strong"],
  ["em", "em"],
  ["u", "u"],
  ["s", "s"],
]);
const BLOCKS = new Set(["p", "h2", "h3", "hr", "img", "blockquote", "ul", "ol", "li"]);
/** The elements in which spaces are kept, as on a page (web/src/styles/reading.css). */
const LINES = new Set(["p", "h2", "h3"]);
const CONTAINERS = new Set(["blockquote", "ul", "ol", "li"]);

type Attributes = Readonly<Record<string, string>>;

/**
 * Parses a stored body into blocks, in one pass and without recursion, so that no markup can exhaust the stack. Marks
 * are stored on runs instead of nested, so that renderers are simple loops.
 */
export function parseBody(html: string): Block[] {
  const stack = createBlockStack();
  const collector = createRunCollector();
  let heading: 2 | 3 | undefined;
  let align: Paragraph["align"] = "start";
  let gap = false;
  let isEmpty = false;
  let isLine = false;

  const add = (block: Block) => {
    stack.add(block);
    gap = false;
    isEmpty = false;
  };
  /** Ends the open paragraph or heading. */
  const flush = () => {
    const stanzas = collector.takeStanzas();
    if (heading && stanzas.length > 0) return add({ kind: "heading", level: heading, runs: joinLines(stanzas.flat()) });
    for (const [at, lines] of stanzas.entries()) {
      const afterEmpty = gap;
      add({ kind: "paragraph", lines, align, verse: false, gap: afterEmpty || at > 0, afterEmpty, indent: false });
    }
  };
  const openBlock = (name: string, attributes: Attributes) => {
    flush();
    isLine = LINES.has(name);
    if (name === "p") {
      align = alignOf(attributes);
      isEmpty = true;
    } else if (name === "h2" || name === "h3") heading = name === "h2" ? 2 : 3;
    else if (name === "hr") add({ kind: "rule" });
    else if (name === "img") pictureOf(attributes).forEach(add);
    else if (name === "blockquote") stack.openQuote();
    else if (name === "li") stack.openItem();
    else stack.openList(name === "ol");
  };
  const closeBlock = (name: string) => {
    flush();
    isLine &&= !LINES.has(name);
    if (name === "p") {
      // An empty paragraph: a gap before the next block.
      gap ||= isEmpty;
      align = "start";
    } else if (name === "h2" || name === "h3") heading = undefined;
    else if (CONTAINERS.has(name)) stack.close();
  };

  const parser = new Parser({
    // Outside of paragraphs and headings whitespace is that of the markup.
    ontext: (text) => (isLine ? collector.write(text) : collector.writeCollapsed(text)),
    onopentag(name, attributes) {
      if (BLOCKS.has(name)) openBlock(name, attributes);
      else collector.open(name, attributes);
    },
    onclosetag(name) {
      if (BLOCKS.has(name)) closeBlock(name);
      else collector.close(name);
    },
  });
  parser.end(html);
  flush();
  return stack.blocks();
}

/** Collects the runs of the open paragraph, with the open marks and links. */
function createRunCollector() {
  /** Counts open marks: markup may open one sixty thousand times. */
  const open = new Map<Mark, number>();
  let marks: readonly Mark[] = [];
  const count = (mark: Mark, step: 1 | -1) => {
    const times = (open.get(mark) ?? 0) + step;
    open.set(mark, times);
    const isOpen = times > 0;
    if (isOpen !== marks.includes(mark)) {
      marks = isOpen ? [...marks, mark].toSorted() : marks.filter((other) => other !== mark);
    }
  };
  const hrefs: string[] = [];
  let lines: Run[][] = [[]];
  const add = (text: string) => void lines.at(-1)?.push({ text, marks, href: hrefs.at(-1) ?? "" });
  return {
    write(text: string) {
      add(printableWords(text));
    },
    writeCollapsed(text: string) {
      const words = printable(text);
      add(lines.at(-1)?.length === 0 ? words.trimStart() : words);
    },
    open(name: string, attributes: Attributes) {
      const mark = MARKS.get(name);
      if (mark) count(mark, 1);
      else if (name === "a") hrefs.push(safeHref(attributes["href"] ?? ""));
      else if (name === "br") lines.push([]);
    },
    close(name: string) {
      const mark = MARKS.get(name);
      if (mark) count(mark, -1);
      else if (name === "a") hrefs.pop();
    },
    takeStanzas() {
      const stanzas = splitStanzas(lines);
      lines = [[]];
      return stanzas;
    },
  };
}

function alignOf({ class: name }: Attributes): Paragraph["align"] {
  if (name === "align-center") return "center";
  return name === "align-right" ? "right" : "start";
}

function pictureOf({ src = "", alt = "" }: Attributes): Block[] {
  return isMediaAddress(src) ? [{ kind: "picture", key: src.slice(MEDIA_PATH.length), alt: printable(alt) }] : [];
}
