import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/**
 * Keeps the cursor where it was when the editor gets the focus back without a click, as when a dialog closes. Chrome
 * moves it to the start of the text, and ProseMirror moves it back only within 200 ms, too short for a slow phone.
 */
export const KeepCursor = Extension.create({
  name: "keepCursor",
  addProseMirrorPlugins() {
    let isPressed = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            pointerdown: () => {
              isPressed = true;
            },
            // Puts the cursor of the editor's state into the page; Chrome moves only a cursor that is elsewhere.
            focus: (view) => {
              if (!isPressed) view.focus();
            },
            blur: () => {
              isPressed = false;
            },
            // A finger that scrolls does not give the editor the focus.
            pointercancel: () => {
              isPressed = false;
            },
          },
        },
      }),
    ];
  },
});
