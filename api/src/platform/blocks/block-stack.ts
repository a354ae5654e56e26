import type { Block } from "./block.ts";

/** The nesting limit of the sanitizer; Typst's own limit is not much higher. */
const MAX_DEPTH = 10;

type List = Extract<Block, { kind: "list" }>;
/** A list, or a container of blocks: the text, a quote, an item. */
type OpenContainer = { depth: number } & ({ list: List } | { blocks: Block[] });

/** Collects blocks while markup is parsed: into the open quote or item, else into the text. */
export function createBlockStack() {
  const root: Block[] = [];
  const opened: OpenContainer[] = [];
  const depth = () => opened.at(-1)?.depth ?? 0;

  const target = () => {
    const innermost = opened.at(-1) ?? { blocks: root };
    if ("blocks" in innermost) return innermost.blocks;
    const { items } = innermost.list;
    // Text in a list outside of its items.
    if (items.length === 0) items.push([]);
    return items.at(-1) ?? root;
  };
  const add = (block: Block) => void target().push(block);
  const openOn = (block: Block, open: OpenContainer) => {
    if (depth() < MAX_DEPTH) {
      add(block);
      opened.push(open);
    } else {
      // Too deep: its blocks go to the parent.
      opened.push({ blocks: target(), depth: depth() });
    }
  };

  return {
    add,
    openQuote() {
      const blocks: Block[] = [];
      openOn({ kind: "quote", blocks }, { blocks, depth: depth() + 1 });
    },
    openList(ordered: boolean) {
      const list: List = { kind: "list", ordered, items: [] };
      openOn(list, { list, depth: depth() + 1 });
    },
    openItem() {
      const innermost = opened.at(-1);
      if (innermost && "list" in innermost) innermost.list.items.push([]);
      opened.push({ blocks: target(), depth: depth() });
    },
    close: () => void opened.pop(),
    blocks: () => withoutEmpty(root),
  };
}

function withoutEmpty(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "quote") {
      const inner = withoutEmpty(block.blocks);
      return inner.length > 0 ? [{ ...block, blocks: inner }] : [];
    }
    if (block.kind === "list") {
      const items = block.items.map(withoutEmpty).filter((item) => item.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    return [block];
  });
}
