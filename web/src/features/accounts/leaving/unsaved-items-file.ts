import { downloadFile } from "#platform/download-file.ts";
import { leavingMessages as copy } from "./leaving.nl.ts";
import type { UnsavedItem } from "./unsaved-items.ts";

/** Spaces and empty lines stay, as on the page they were written on. */
const STYLE = 'p, h2, h3 { white-space: pre-wrap; } p:empty::before { content: "\\00a0"; }';
const HEAD = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><style>${STYLE}</style>`;

/**
 * Downloads unsaved items as one HTML page. Its Content-Security-Policy allows no script: the HTML of a text comes from
 * the storage of the browser, unsanitized.
 */
export function downloadUnsavedItems(left: readonly UnsavedItem[]) {
  const page = document.implementation.createHTMLDocument(copy.fileTitle);
  page.documentElement.lang = "nl-BE";
  for (const { title, body = "", lines = [], picture } of left) {
    const section = page.createElement("section");
    section.append(element(page, "h1", title));
    section.insertAdjacentHTML("beforeend", body);
    for (const line of lines) section.append(element(page, "p", line));
    if (picture) section.append(Object.assign(page.createElement("img"), { src: picture, alt: "" }));
    page.body.append(section);
  }
  // Not built with the elements of this document: those are under the policy of this page, which allows no inline
  // style.
  const html = page.documentElement.outerHTML.replace("<head>", `<head>${HEAD}`);
  downloadFile(new Blob([`<!DOCTYPE html>\n${html}`], { type: "text/html" }), copy.fileName);
}

const element = (page: Document, name: "h1" | "p", text: string) =>
  Object.assign(page.createElement(name), { textContent: text });
