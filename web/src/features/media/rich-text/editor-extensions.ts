import { Extension, type Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Placeholder } from "@tiptap/extension-placeholder";
import type { ParseOptions } from "@tiptap/pm/model";
import { StarterKit } from "@tiptap/starter-kit";
import { KeepCursor } from "./keep-cursor.ts";
import { KeepSelectedBlock } from "./keep-selected-block.ts";
import { VideoNode } from "./video-node.ts";

/** The editor preserves the spaces that it wrote (docs/decisions/0031-spaces.md). */
export const PARSE_OPTIONS: ParseOptions = { preserveWhitespace: true };

export type Alignment = "center" | "right";

/** Only our own pictures, like the sanitizer: no third party learns who reads a text. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/media/images/"]' }] });

/** Renders `p.align-center` and `p.align-right`, the only classes that the API's sanitizer keeps. */
const ParagraphAlignment = Extension.create({
  name: "paragraphAlignment",
  addGlobalAttributes: () => [
    {
      types: ["paragraph"],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => /\balign-(center|right)\b/.exec(element.className)?.[1] ?? null,
          renderHTML: ({ align }) => (align ? { class: `align-${align}` } : {}),
        },
      },
    },
  ],
});

export interface EditorOptions {
  /** Shown while the editor is empty. */
  placeholder: string;
  /** Whether the text may hold videos, as a lesson does. */
  withVideos?: boolean | undefined;
}

/**
 * Exactly the markup that the sanitizer keeps (api/src/platform/rich-text.ts, with videos rich-text-with-videos.ts):
 * the editor shows nothing that saving removes.
 */
export const editorExtensions = ({ placeholder, withVideos }: EditorOptions): Extensions => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      // Otherwise ‘zee.Be’ would become an address.
      autolink: false,
      defaultProtocol: "https",
      HTMLAttributes: { rel: null, target: null, class: null },
    },
  }),
  OwnImage,
  Placeholder.configure({ placeholder }),
  ParagraphAlignment,
  KeepCursor,
  KeepSelectedBlock,
  ...(withVideos ? [VideoNode] : []),
];
