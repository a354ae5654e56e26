import { DOMSerializer } from "@tiptap/pm/model";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { editorExtensions, type EditorOptions, PARSE_OPTIONS } from "./editor-extensions.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { leaveSelectedBlock } from "./keep-selected-block.ts";
import { insertPlainText } from "./paste.ts";
import { type EditorReports, useEditorReports } from "./use-editor-reports.ts";
import "./rich-editor.css";

export interface EditorHandle {
  /** Immediately reports what was typed a moment ago. */
  flush: () => void;
  /** Replaces the content, for instance with an earlier version. Works even before the editor has loaded. */
  replace: (html: string) => void;
  focus: () => void;
  /** The HTML of roughly the first `length` characters, as the editor writes it; empty before it has loaded. */
  firstLines: (length: number) => string;
}

interface RichEditorProps extends EditorReports, TextboxAttributes, EditorOptions {
  /**
   * The initial HTML; empty for no content. Later changes are ignored, only `replace` changes the content: a value that
   * the form returns a moment after typing must not overwrite what was typed since then.
   */
  content: string;
  handle: Ref<EditorHandle>;
}

/** The rich text editor with its toolbar. Import it lazily: it is large, and only writers need it. */
export function RichEditor({
  id,
  label,
  describedBy,
  isWrong,
  placeholder,
  withVideos,
  content,
  handle,
  ...reports
}: RichEditorProps) {
  const reporting = useEditorReports(content, reports);
  const attributes = textboxAttributes({ id, label, describedBy, isWrong });
  const editor = useEditor({
    immediatelyRender: false,
    // The Content-Security-Policy blocks injected styles; they are in rich-editor.css instead.
    injectCSS: false,
    extensions: editorExtensions({ placeholder, withVideos }),
    content,
    parseOptions: PARSE_OPTIONS,
    // What people type is left as it is: lists, rules and headings are made with their buttons.
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: { ...PLAIN_TEXT_ONLY, attributes },
    onCreate: ({ editor: created }) => reporting.onCreate(created),
    onUpdate: ({ editor: changed }) => reporting.onUpdate(changed),
    onBlur: ({ editor: blurred }) => reporting.report(blurred),
  });
  useImperativeHandle(handle, () => ({
    flush: () => reporting.flush(editor),
    replace: (html) => reporting.replace(editor, html),
    // Not editor.commands.focus, which waits for a frame: the first character typed would be lost.
    focus: () => editor?.view.focus(),
    firstLines: (length) => (editor ? htmlOfStart(editor, length) : ""),
  }));
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: textboxAttributes({ id, label, describedBy, isWrong }),
      },
    });
  }, [editor, id, label, describedBy, isWrong]);
  return (
    <>
      <EditorToolbar controls={id} editor={editor} withVideos={withVideos} />
      <EditorContent className="rich-sheet" editor={editor} />
    </>
  );
}

function htmlOfStart({ state: { doc, schema } }: Editor, length: number) {
  const start = doc.cut(0, Math.min(length, doc.content.size));
  const box = document.createElement("div");
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(start.content));
  return box.innerHTML;
}

/**
 * Text that is pasted or dropped from elsewhere is inserted as plain text; what was cut or copied in an editor keeps
 * its formatting (docs/product/texts.md#pasting).
 */
const PLAIN_TEXT_ONLY: Editor["options"]["editorProps"] = {
  handleDOMEvents: {
    // Runs before `handlePaste`, and so before ProseMirror parses the HTML of the clipboard, which is not used.
    paste: (view, event) => {
      if (isOfEditor(event.clipboardData)) return leaveSelectedBlock(view);
      event.preventDefault();
      insertPlainText(view, event.clipboardData?.getData("text/plain") ?? "");
      return true;
    },
  },
  handleDrop: (view, { dataTransfer }, _slice, moved) => {
    // Text dragged within the editor keeps its formatting.
    if (moved) return false;
    insertPlainText(view, dataTransfer?.getData("text/plain") ?? "");
    return true;
  },
};

/** ProseMirror marks what it copies; markup that our editors do not know is left out when it is read back. */
const isOfEditor = (clipboard: DataTransfer | null) =>
  clipboard?.getData("text/html").includes("data-pm-slice") ?? false;

interface TextboxAttributes {
  id: string;
  /** The accessible name of the editor. */
  label: string;
  /** The ids of the help or the error that describes it. */
  describedBy?: string | undefined;
  isWrong: boolean;
}

const textboxAttributes = ({ id, label, describedBy, isWrong }: TextboxAttributes): Record<string, string> => ({
  id,
  class: "reading",
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": label,
  ...(describedBy && { "aria-describedby": describedBy }),
  ...(isWrong && { "aria-invalid": "true" }),
});
