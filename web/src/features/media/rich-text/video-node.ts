import { Node } from "@tiptap/core";
import { richTextMessages as copy } from "./messages.nl.ts";

/** A video: its title as a link to it and, in the editor, its transcript. */
export const VideoNode = Node.create({
  name: "video",
  group: "block",
  content: "paragraph+",
  isolating: true,
  defining: true,
  addAttributes: () => ({
    href: { default: "", rendered: false },
    title: { default: "", rendered: false },
  }),
  parseHTML: () => [
    {
      tag: "figure.video",
      contentElement: (figure: HTMLElement) =>
        figure.querySelector<HTMLElement>("blockquote") ?? document.createElement("blockquote"),
      getAttrs: (figure: HTMLElement) => {
        const link = figure.querySelector("a");
        return link ? { href: link.getAttribute("href"), title: link.textContent } : false;
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    "figure",
    { class: "video" },
    ["p", ["a", { href: String(attrs["href"]) }, String(attrs["title"])]],
    ["blockquote", 0],
  ],
  addNodeView: () => (props) => {
    const figure = Object.assign(document.createElement("figure"), { className: "rich-video" });
    const title = Object.assign(document.createElement("p"), { contentEditable: "false" });
    const words = document.createElement("blockquote");
    const show = ({ attrs, textContent }: typeof props.node) => {
      title.textContent = `▶ ${String(attrs["title"])}`;
      words.dataset["placeholder"] = textContent === "" ? copy.transcriptPlaceholder : "";
    };
    show(props.node);
    figure.append(title, words);
    return {
      dom: figure,
      contentDOM: words,
      update: (node) => {
        if (node.type !== props.node.type) return false;
        show(node);
        return true;
      },
    };
  },
});
