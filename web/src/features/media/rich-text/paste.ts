import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { paragraphsOf } from "./pasted-text.ts";

function paragraphOf(schema: Schema, lines: string[]): Node | undefined {
  const { hardBreak, paragraph } = schema.nodes;
  const content = lines.flatMap((line, index) => [
    ...(index > 0 && hardBreak ? [hardBreak.create()] : []),
    ...(line ? [schema.text(line)] : []),
  ]);
  return paragraph?.create(null, content);
}

/** Replaces the selection by plain text as paragraphs and line breaks (docs/product/texts.md#form). */
export function insertPlainText(view: EditorView, plain: string) {
  const paragraphs = paragraphsOf(plain).flatMap((lines) => paragraphOf(view.state.schema, lines) ?? []);
  if (paragraphs.length === 0) return;
  const slice = new Slice(Fragment.from(paragraphs), 1, 1);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}
