const NBSP = "\u00a0";
/** Within a longer run of spaces a line can break, even in typeset documents. */
const MAX_UNBROKEN = 32;

/**
 * Makes spaces survive where `white-space: pre-wrap` does not reach, such as in a feed reader: those at the start of a
 * line and all but the last of several become non-breaking (docs/decisions/0031-spaces.md). Keeps track of the current
 * line over several texts; `startLine` begins a new one.
 */
export function createSpaceKeeper() {
  let isAfterSpace = true;
  return {
    startLine: () => void (isAfterSpace = true),
    keep(text: string) {
      if (text === "") return text;
      const wasAfterSpace = isAfterSpace;
      isAfterSpace = text.endsWith(" ");
      return text.replaceAll(/ +/g, (spaces, at: number) => visible(spaces.length, at === 0 && wasAfterSpace));
    },
  };
}

function visible(count: number, isStart: boolean) {
  if (count === 1 && !isStart) return " ";
  const canBreak = (at: number) => (at === count - 1 ? !isStart : at % MAX_UNBROKEN === MAX_UNBROKEN - 1);
  return Array.from({ length: count }, (_, at) => (canBreak(at) ? " " : NBSP)).join("");
}

const TAG_OR_TEXT = /<[^>]+>|[^<]+/g;
/** Elements in which pages keep spaces too (web/src/styles/reading.css). */
const KEEPING_BLOCK = /^<(\/?)(?:p|h2|h3)\b/;

/** Stored HTML for readers without our stylesheet: spaces and empty paragraphs stay. */
export function withVisibleSpaces(clean: string) {
  const spaces = createSpaceKeeper();
  let isKeeping = false;
  return clean
    .replaceAll(TAG_OR_TEXT, (part) => {
      if (!part.startsWith("<")) return isKeeping ? spaces.keep(part) : part;
      const [block, end] = KEEPING_BLOCK.exec(part) ?? [];
      if (block) isKeeping = end === "";
      if (block || part === "<br />") spaces.startLine();
      return part;
    })
    .replaceAll(/(<p(?: class="[^"]*")?>)<\/p>/g, `$1${NBSP}</p>`);
}
