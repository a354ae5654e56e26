import { Extension } from "@tiptap/core";
import { createParagraphNear } from "@tiptap/pm/commands";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/**
 * Moves the cursor from a selected picture, video or rule into a new paragraph beside it. Call this before anything is
 * inserted: ProseMirror would replace the selected block, which nobody intends who got there with an arrow key.
 */
export function leaveSelectedBlock({ state, dispatch }: EditorView) {
  if (state.selection instanceof NodeSelection) createParagraphNear(state, dispatch);
  return false;
}

/** Text that is typed on a selected block is inserted beside it. Backspace and Delete still remove the block. */
export const KeepSelectedBlock = Extension.create({
  name: "keepSelectedBlock",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyPress: leaveSelectedBlock,
        // The keyboards of phones and input methods send no key presses.
        handleDOMEvents: {
          compositionstart: leaveSelectedBlock,
          beforeinput: (view, { inputType }) => inputType.startsWith("insert") && leaveSelectedBlock(view),
        },
      },
    }),
  ],
});
