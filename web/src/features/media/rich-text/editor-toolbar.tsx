import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { HISTORY, type Tool, TOOLS } from "./editor-tools.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";
import { Film, Link, Picture } from "./toolbar-icons.tsx";
import { VideoDialog } from "./video-dialog.tsx";
import { BareButton } from "#ui/button.tsx";

interface ToolbarProps {
  /** Null until the editor has loaded: the buttons are disabled. */
  editor: Editor | null;
  /** The id of the editor's textbox. */
  controls: string;
  withVideos?: boolean | undefined;
}

const DIALOGS = { link: LinkDialog, image: ImageDialog, video: VideoDialog };

/** The toolbar of the editor, one tab stop: the arrow keys move the focus along its buttons. */
export function EditorToolbar({ editor, controls, withVideos }: ToolbarProps) {
  const [openDialog, setOpenDialog] = useState<keyof typeof DIALOGS>();
  const OpenDialog = openDialog && DIALOGS[openDialog];
  const [tabStop, setTabStop] = useState(0);
  const groups = [...TOOLS, insertTools(setOpenDialog, withVideos), HISTORY];
  const tools = groups.flat();
  const liveState = useEditorState({ editor, selector: ({ editor: current }) => current && stateOf(tools, current) });
  // `useEditorState` has no state before the first change.
  const state = liveState ?? (editor && stateOf(tools, editor));
  return (
    <>
      <div
        aria-controls={editor ? controls : undefined}
        aria-label={copy.toolbar}
        className="rich-toolbar"
        role="toolbar"
        tabIndex={-1}
        onKeyDown={(event) => moveFocus(event, setTabStop)}
      >
        {groups.map((group) => (
          <div className="flex flex-none" key={group[0]?.name}>
            {group.map((tool) => (
              <ToolButton
                editor={editor}
                isTabStop={tools[tabStop]?.name === tool.name}
                key={tool.name}
                state={state?.[tool.name]}
                tool={tool}
                onFocus={() => setTabStop(tools.findIndex(({ name }) => name === tool.name))}
              />
            ))}
          </div>
        ))}
      </div>
      {editor && OpenDialog && <OpenDialog editor={editor} onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}

/** The tools that open a dialog. */
const insertTools = (open: (dialog: keyof typeof DIALOGS) => void, withVideos?: boolean): Tool[] => [
  {
    name: "link",
    label: copy.link,
    keys: "Control+K",
    Icon: Link,
    run: () => open("link"),
    isOn: (e) => e.isActive("link"),
  },
  { name: "image", label: copy.image, Icon: Picture, run: () => open("image") },
  ...(withVideos
    ? [
        {
          name: "video",
          label: copy.video,
          Icon: Film,
          run: () => open("video"),
          isOn: (e: Editor) => e.isActive("video"),
        },
      ]
    : []),
];

const stateOf = (tools: Tool[], editor: Editor) =>
  Object.fromEntries(
    tools.map(({ name, isOn, can }) => [name, { on: isOn?.(editor) ?? false, can: can?.(editor) ?? true }]),
  );

interface ToolButtonProps {
  tool: Tool;
  editor: Editor | null;
  state: { on: boolean; can: boolean } | undefined;
  isTabStop: boolean;
  onFocus: () => void;
}

const ToolButton = ({ tool: { label, keys, Icon, run, isOn }, editor, state, isTabStop, onFocus }: ToolButtonProps) => (
  <BareButton
    aria-disabled={editor && state?.can !== false ? undefined : true}
    aria-keyshortcuts={keys}
    aria-label={label}
    aria-pressed={isOn ? (state?.on ?? false) : undefined}
    className="rich-tool"
    tabIndex={isTabStop ? 0 : -1}
    title={label}
    onClick={() => editor && state?.can !== false && run(editor)}
    onFocus={onFocus}
    // Keeps the focus and the selection in the editor.
    onMouseDown={(event) => event.preventDefault()}
  >
    <Icon />
  </BareButton>
);

/** The index of the button that each key moves the focus to. */
const NEXT_INDEX: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLDivElement>, setTabStop: (index: number) => void) {
  const nextIndex = NEXT_INDEX[event.key];
  if (!nextIndex) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  const next = nextIndex(at, buttons.length);
  setTabStop(next);
  buttons[next]?.focus();
}
