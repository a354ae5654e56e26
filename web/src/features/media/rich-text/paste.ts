import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { leaveSelectedBlock } from "./keep-selected-block.ts";
import { paragraphsOf } from "./pasted-text.ts";

function paragraphOf(schema: Schema, lines: string[]): Node | undefined {
  const { hardBreak, paragraph } = schema.nodes;
  const content = lines.flatMap((line, index) => [
    ...(index > 0 && hardBreak ? [hardBreak.create()] : []),
    ...(line ? [schema.text(line)] : []),
  ]);
  return paragraph?.create(null, content);
}

/** Inserts plain text as paragraphs and line breaks, in place of the selected text (docs/product/texts.md#form). */
export function insertPlainText(view: EditorView, plain: string) {
  const paragraphs = paragraphsOf(plain).flatMap((lines) => paragraphOf(view.state.schema, lines) ?? []);
  if (paragraphs.length === 0) return;
  leaveSelectedBlock(view);
  const slice = new Slice(Fragment.from(paragraphs), 1, 1);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}
