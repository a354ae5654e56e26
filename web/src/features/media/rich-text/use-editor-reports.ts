import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { useEffectEvent, useRef, useState } from "react";
import { createAfterTyping } from "#platform/after-typing.ts";
import { PARSE_OPTIONS } from "./editor-extensions.ts";

/**
 * The delay from the first keystroke to `onChange`: serializing a whole book takes longer than a keystroke may take.
 */
const REPORT_DELAY_MS = 200;

export interface EditorReports {
  /** The HTML changed; empty when the editor is. */
  onChange: (html: string) => void;
  onWordCount?: (count: number) => void;
  /**
   * Called when the editor has loaded. `html` is the initial content as the editor serializes it, which may differ from
   * the original.
   */
  onReady?: (html: string) => void;
  /** Something was typed; `onChange` follows a moment later. */
  onTyping?: () => void;
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? "" : editor.getHTML());

/** Counts words as the API does. */
const wordCountOf = ({ state: { doc } }: Editor) =>
  doc.textBetween(0, doc.content.size, " ", " ").match(/\S+/g)?.length ?? 0;

function replaceContent(editor: Editor, html: string) {
  editor.commands.setContent(html, { emitUpdate: false, parseOptions: PARSE_OPTIONS });
  // Without this, undoing what was typed within half a second would also undo the replacement.
  editor.view.dispatch(closeHistory(editor.state.tr));
}

/** Reports the content of an editor to its form, a moment after typing, and replaces that content. */
export function useEditorReports(initialHtml: string, listeners: EditorReports) {
  const [timer] = useState(() => createAfterTyping(REPORT_DELAY_MS));
  const reportedHtml = useRef(initialHtml);
  /** The HTML that `replace` was called with before there was an editor. */
  const pendingHtml = useRef<string>(undefined);

  const report = useEffectEvent((editor: Editor) => {
    timer.stop();
    const html = htmlOf(editor);
    listeners.onWordCount?.(wordCountOf(editor));
    if (html === reportedHtml.current) return;
    reportedHtml.current = html;
    listeners.onChange(html);
  });
  const onCreate = useEffectEvent((editor: Editor) => {
    if (pendingHtml.current !== undefined) replaceContent(editor, pendingHtml.current);
    reportedHtml.current = htmlOf(editor);
    listeners.onWordCount?.(wordCountOf(editor));
    listeners.onReady?.(reportedHtml.current);
  });
  const onUpdate = useEffectEvent((editor: Editor) => {
    timer.schedule(editor.state.doc.content.size, () => report(editor));
    listeners.onTyping?.();
  });

  return {
    onCreate: (editor: Editor) => onCreate(editor),
    onUpdate: (editor: Editor) => onUpdate(editor),
    report: (editor: Editor) => report(editor),
    flush: (editor: Editor | null) => {
      if (editor && timer.isWaiting()) report(editor);
    },
    replace: (editor: Editor | null, html: string) => {
      if (!editor) {
        pendingHtml.current = html;
        return;
      }
      timer.stop();
      reportedHtml.current = html;
      replaceContent(editor, html);
      listeners.onWordCount?.(wordCountOf(editor));
    },
  };
}
