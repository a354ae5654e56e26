import type { Editor } from "@tiptap/core";
import type { ComponentType } from "react";
import { applyTypography } from "./apply-typography.ts";
import type { Alignment } from "./editor-extensions.ts";
import { richTextMessages as copy } from "./messages.nl.ts";
import * as icons from "./toolbar-icons.tsx";

/** One button of the toolbar. */
export interface Tool {
  name: string;
  label: string;
  /** The shortcut, as `aria-keyshortcuts` writes it. */
  keys?: string;
  Icon: ComponentType;
  run: (editor: Editor) => void;
  /** Whether the tool is on at the cursor; absent for a tool that cannot be on. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const align = (editor: Editor, to: Alignment) =>
  editor
    .chain()
    .focus()
    .updateAttributes("paragraph", { align: editor.isActive("paragraph", { align: to }) ? null : to })
    .run();

/** The groups of the toolbar. Link and picture, which open a dialog, are in editor-toolbar.tsx. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: "bold",
      label: copy.bold,
      keys: "Control+B",
      Icon: icons.Bold,
      run: (e) => e.chain().focus().toggleBold().run(),
      isOn: (e) => e.isActive("bold"),
    },
    {
      name: "italic",
      label: copy.italic,
      keys: "Control+I",
      Icon: icons.Italic,
      run: (e) => e.chain().focus().toggleItalic().run(),
      isOn: (e) => e.isActive("italic"),
    },
    {
      name: "underline",
      label: copy.underline,
      keys: "Control+U",
      Icon: icons.Underline,
      run: (e) => e.chain().focus().toggleUnderline().run(),
      isOn: (e) => e.isActive("underline"),
    },
    {
      name: "strike",
      label: copy.strike,
      keys: "Control+Shift+S",
      Icon: icons.Strike,
      run: (e) => e.chain().focus().toggleStrike().run(),
      isOn: (e) => e.isActive("strike"),
    },
  ],
  [
    {
      name: "heading",
      label: copy.heading,
      Icon: icons.Heading,
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
      isOn: (e) => e.isActive("heading", { level: 2 }),
    },
    {
      name: "subheading",
      label: copy.subheading,
      Icon: icons.Subheading,
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (e) => e.isActive("heading", { level: 3 }),
    },
    {
      name: "quote",
      label: copy.quote,
      Icon: icons.Quote,
      run: (e) => e.chain().focus().toggleBlockquote().run(),
      isOn: (e) => e.isActive("blockquote"),
    },
    {
      name: "bullets",
      label: copy.bullets,
      Icon: icons.Bullets,
      run: (e) => e.chain().focus().toggleBulletList().run(),
      isOn: (e) => e.isActive("bulletList"),
    },
    {
      name: "numbers",
      label: copy.numbers,
      Icon: icons.Numbers,
      run: (e) => e.chain().focus().toggleOrderedList().run(),
      isOn: (e) => e.isActive("orderedList"),
    },
    { name: "rule", label: copy.rule, Icon: icons.Rule, run: (e) => e.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      name: "center",
      label: copy.center,
      Icon: icons.Center,
      run: (e) => align(e, "center"),
      isOn: (e) => e.isActive("paragraph", { align: "center" }),
    },
    {
      name: "right",
      label: copy.right,
      Icon: icons.Right,
      run: (e) => align(e, "right"),
      isOn: (e) => e.isActive("paragraph", { align: "right" }),
    },
  ],
  [{ name: "typography", label: copy.typography, Icon: icons.Typography, run: applyTypography }],
];

export const HISTORY: readonly Tool[] = [
  {
    name: "undo",
    label: copy.undo,
    keys: "Control+Z",
    Icon: icons.Undo,
    run: (e) => e.chain().focus().undo().run(),
    can: (e) => e.can().undo(),
  },
  {
    name: "redo",
    label: copy.redo,
    keys: "Control+Shift+Z",
    Icon: icons.Redo,
    run: (e) => e.chain().focus().redo().run(),
    can: (e) => e.can().redo(),
  },
];
