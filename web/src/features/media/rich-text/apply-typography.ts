import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { dutchTypography } from "./dutch-typography.ts";

/**
 * Applies Dutch quotation marks and dashes to the selection, or to everything when nothing is selected. Undone in one
 * step.
 */
export function applyTypography(editor: Editor) {
  const { doc, selection, tr } = editor.state;
  const [start, end] = selection.empty ? [0, doc.content.size] : [selection.from, selection.to];
  const changes: { from: number; to: number; text: string }[] = [];
  doc.nodesBetween(start, end, (node, position) => {
    if (!node.isTextblock) return true;
    // A line break and a picture become one character each, since they take one position.
    const text = node.textBetween(0, node.content.size, undefined, "\n");
    for (const { from, to, text: mark } of dutchTypography(text)) {
      const at = position + 1;
      if (at + from >= start && at + to <= end) changes.push({ from: at + from, to: at + to, text: mark });
    }
    return false;
  });
  // From the end, so that earlier positions stay valid.
  for (const { from, to, text } of changes.toReversed()) tr.insertText(text, from, to);
  if (tr.docChanged) editor.view.dispatch(closeHistory(tr));
  editor.view.focus();
}
