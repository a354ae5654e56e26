import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import { editorExtensions } from "./editor-extensions.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { insertPlainText } from "./paste.ts";
import "./rich-editor.css";

/** Writing a whole book down as HTML takes longer than a keystroke may. */
const EMITS_AFTER = 200;

export interface EditorHandle {
  /** Hands over at once what was typed a moment ago. */
  flush: () => void;
  /** Puts other words on the sheet: a version of before, or what an expired session had left. */
  replace: (html: string) => void;
  focus: () => void;
}

interface RichEditorProps {
  id: string;
  /** What the sheet is called, for who does not see it. */
  label: string;
  /** Stands on the sheet until something is written. */
  placeholder: string;
  /**
   * HTML that the sheet begins with; empty when nothing was written. Only `replace` changes it later: what comes back
   * from the form a moment after it was typed must never take the place of what was typed since.
   */
  content: string;
  onChange: (html: string) => void;
  onWords?: (count: number) => void;
  /** The sheet is there, with what it made of its words. */
  onReady?: (html: string) => void;
  /** Something was typed, and `onChange` is about to tell what. */
  onTyping?: () => void;
  /** Id of the words that describe it: help, or what is wrong. */
  describedBy?: string | undefined;
  isWrong: boolean;
  handle: Ref<EditorHandle>;
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? "" : editor.getHTML());

/** Counted as the API counts them. */
const wordsOf = ({ state: { doc } }: Editor) =>
  doc.textBetween(0, doc.content.size, " ", " ").match(/\S+/g)?.length ?? 0;

/** The sheet that people write on, with its toolbar. Only ever loaded where somebody writes. */
export function RichEditor({
  id,
  label,
  placeholder,
  content,
  onChange,
  onWords,
  onReady,
  onTyping,
  describedBy,
  isWrong,
  handle,
}: RichEditorProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(content);
  const waiting = useRef<string>(undefined);

  const emit = useEffectEvent((editor: Editor) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const html = htmlOf(editor);
    onWords?.(wordsOf(editor));
    if (html === known.current) return;
    known.current = html;
    onChange(html);
  });
  const ready = useEffectEvent((editor: Editor) => {
    if (waiting.current !== undefined) editor.commands.setContent(waiting.current, { emitUpdate: false });
    known.current = htmlOf(editor);
    onWords?.(wordsOf(editor));
    onReady?.(known.current);
  });
  const typed = useEffectEvent((editor: Editor) => {
    timer.current ??= setTimeout(() => emit(editor), EMITS_AFTER);
    onTyping?.();
  });

  const editor = useEditor({
    immediatelyRender: false,
    // Its styles are in rich-editor.css: the Content-Security-Policy lets no others through.
    injectCSS: false,
    extensions: editorExtensions(placeholder),
    content,
    editorProps: {
      attributes: attributesOf({ id, label, describedBy, isWrong }),
      handlePaste: (view, { clipboardData }) => {
        insertPlainText(view, clipboardData?.getData("text/plain") ?? "");
        return true;
      },
      handleDrop: (view, { dataTransfer }, _slice, moved) => {
        if (moved) return false;
        insertPlainText(view, dataTransfer?.getData("text/plain") ?? "");
        return true;
      },
    },
    onCreate: ({ editor: created }) => ready(created),
    onUpdate: ({ editor: changed }) => typed(changed),
    onBlur: ({ editor: left }) => emit(left),
  });

  useImperativeHandle(handle, () => ({
    flush: () => {
      if (editor && timer.current !== undefined) emit(editor);
    },
    replace: (html) => {
      if (!editor) {
        waiting.current = html;
        return;
      }
      clearTimeout(timer.current);
      timer.current = undefined;
      known.current = html;
      editor.commands.setContent(html, { emitUpdate: false });
      onWords?.(wordsOf(editor));
    },
    // The command of the same name waits for a frame, and the first letter is lost.
    focus: () => editor?.view.focus(),
  }));

  useEffect(() => {
    editor?.setOptions({
      editorProps: { ...editor.options.editorProps, attributes: attributesOf({ id, label, describedBy, isWrong }) },
    });
  }, [editor, id, label, describedBy, isWrong]);

  return (
    <>
      <EditorToolbar controls={id} editor={editor} />
      <EditorContent className="rich-sheet" editor={editor} />
    </>
  );
}

type Said = Pick<RichEditorProps, "id" | "label" | "describedBy" | "isWrong">;

const attributesOf = ({ id, label, describedBy, isWrong }: Said): Record<string, string> => ({
  id,
  class: "reading",
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": label,
  ...(describedBy && { "aria-describedby": describedBy }),
  ...(isWrong && { "aria-invalid": "true" }),
});
