import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { createPortal } from "react-dom";
import { HISTORY, type Tool, TOOLS } from "./editor-tools.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";
import { Link, Picture } from "./toolbar-icons.tsx";

type Asking = "link" | "image";

interface ToolbarProps {
  editor: Editor | null;
  /** Id of the sheet. */
  controls: string;
}

/** One stop for Tab; the arrow keys walk along it. */
export function EditorToolbar({ editor, controls }: ToolbarProps) {
  const [asking, setAsking] = useState<Asking>();
  const [stop, setStop] = useState(0);
  const inserting: Tool[] = [
    {
      name: "link",
      label: copy.link,
      keys: "Control+K",
      Icon: Link,
      run: () => setAsking("link"),
      isOn: (e) => e.isActive("link"),
    },
    { name: "image", label: copy.image, Icon: Picture, run: () => setAsking("image") },
  ];
  const groups = [...TOOLS, inserting, HISTORY];
  const order = groups.flat();
  const followed = useEditorState({ editor, selector: ({ editor: current }) => current && stateOf(order, current) });
  // Followed from the first change on.
  const state = followed ?? (editor && stateOf(order, editor));
  return (
    <>
      <div
        aria-controls={editor ? controls : undefined}
        aria-label={copy.toolbar}
        className="rich-toolbar"
        role="toolbar"
        tabIndex={-1}
        onKeyDown={(event) => walk(event, setStop)}
      >
        {groups.map((group) => (
          <div className="flex flex-none" key={group[0]?.name}>
            {group.map((tool) => (
              <ToolButton
                editor={editor}
                isStop={order[stop]?.name === tool.name}
                key={tool.name}
                state={state?.[tool.name]}
                tool={tool}
                onFocus={() => setStop(order.findIndex(({ name }) => name === tool.name))}
              />
            ))}
          </div>
        ))}
      </div>
      {editor &&
        // Elsewhere in the document: a form may not stand in a form.
        createPortal(
          <>
            <LinkDialog editor={editor} open={asking === "link"} onClose={() => setAsking(undefined)} />
            <ImageDialog editor={editor} open={asking === "image"} onClose={() => setAsking(undefined)} />
          </>,
          document.body,
        )}
    </>
  );
}

const stateOf = (tools: Tool[], editor: Editor) =>
  Object.fromEntries(
    tools.map(({ name, isOn, can }) => [name, { on: isOn?.(editor) ?? false, can: can?.(editor) ?? true }]),
  );

interface ToolButtonProps {
  tool: Tool;
  editor: Editor | null;
  state: { on: boolean; can: boolean } | undefined;
  isStop: boolean;
  onFocus: () => void;
}

const ToolButton = ({ tool: { label, keys, Icon, run, isOn }, editor, state, isStop, onFocus }: ToolButtonProps) => (
  <button
    aria-disabled={editor && state?.can !== false ? undefined : true}
    aria-keyshortcuts={keys}
    aria-label={label}
    aria-pressed={isOn ? (state?.on ?? false) : undefined}
    className="rich-tool"
    tabIndex={isStop ? 0 : -1}
    title={label}
    type="button"
    onClick={() => editor && state?.can !== false && run(editor)}
    onFocus={onFocus}
    // The selection stays where it is.
    onMouseDown={(event) => event.preventDefault()}
  >
    <Icon />
  </button>
);

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLDivElement>, setStop: (index: number) => void) {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  const next = step(at, buttons.length);
  setStop(next);
  buttons[next]?.focus();
}
