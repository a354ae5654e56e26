import { type Zippable, zipSync } from "fflate";
import { escapeHtml } from "#platform/html.ts";
import type { Book } from "./book.ts";
import { coverOf } from "./epub-cover.ts";
import { page, STYLE, textPage } from "./epub-pages.ts";

const JPEG = "image/jpeg";
const XHTML = "application/xhtml+xml";

interface Part {
  id: string;
  /** Relative to the package document. */
  path: string;
  type: string;
  content: string | Uint8Array;
  properties?: "nav" | "cover-image";
  /** Whether the file is in the reading order. */
  isPage?: boolean;
}

/** The book as EPUB 3. Deterministic: the same book with the same `madeAt` gives the same bytes. */
export async function epubOf(book: Book) {
  const parts = [...frontParts(book, await coverOf(book)), ...textParts(book), ...pictureParts(book)];
  const zip: Zippable = {
    // The format requires this entry to be first and uncompressed.
    mimetype: [encode("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": encode(CONTAINER),
    "EPUB/package.opf": encode(packageDocument(book, parts)),
  };
  for (const { path, type, content } of parts) {
    const bytes = typeof content === "string" ? encode(content) : content;
    zip[`EPUB/${path}`] = [bytes, { level: type === JPEG ? 0 : 6 }];
  }
  return zipSync(zip, { mtime: book.madeAt });
}

const encode = (text: string) => new TextEncoder().encode(text);

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const pathOf = (at: number) => `texts/${at + 1}.xhtml`;

/** The entries of the contents; those of a section are nested below its heading. */
function entriesOf({ texts }: Book) {
  const entries = texts.map(({ title, section }, at) => {
    const entry = `<li><a href="${pathOf(at)}">${escapeHtml(title)}</a></li>`;
    const [isFirst, isLast] = [section !== texts[at - 1]?.section, section !== texts[at + 1]?.section];
    if (section === undefined) return entry;
    return `${isFirst ? `<li><span>${escapeHtml(section)}</span>\n<ol>\n` : ""}${entry}${isLast ? "\n</ol>\n</li>" : ""}`;
  });
  return entries.join("\n");
}

function frontParts(book: Book, cover: Uint8Array): Part[] {
  const contents = `<nav epub:type="toc" role="doc-toc">\n<h1>Inhoud</h1>\n<ol>\n${entriesOf(book)}\n</ol>\n</nav>`;
  const coverAlt = escapeHtml(`${book.title}, ${book.author}`);
  return [
    { id: "style", path: "style.css", type: "text/css", content: STYLE },
    { id: "cover-image", path: "images/cover.jpg", type: JPEG, content: cover, properties: "cover-image" },
    {
      id: "cover",
      path: "cover.xhtml",
      type: XHTML,
      content: page(
        book.title,
        `<section epub:type="cover"><img src="images/cover.jpg" alt="${coverAlt}"/></section>`,
        "style.css",
      ),
      isPage: true,
    },
    {
      id: "nav",
      path: "nav.xhtml",
      type: XHTML,
      content: page("Inhoud", contents, "style.css"),
      properties: "nav",
      isPage: book.texts.length > 1,
    },
  ];
}

const textParts = ({ texts, pictures }: Book): Part[] =>
  texts.map((text, at) => ({
    id: `text-${at + 1}`,
    path: pathOf(at),
    type: XHTML,
    content: textPage(text, pictures),
    isPage: true,
  }));

const pictureParts = ({ pictures }: Book): Part[] =>
  [...pictures.values()].map(({ name, jpeg }) => ({
    id: `image-${name}`,
    path: `images/${name}`,
    type: JPEG,
    content: jpeg,
  }));

function packageDocument({ id, title, author, madeAt }: Book, parts: readonly Part[]) {
  const manifest = parts.map(
    ({ id: partId, path, type, properties }) =>
      `<item id="${partId}" href="${path}" media-type="${type}"${properties ? ` properties="${properties}"` : ""}/>`,
  );
  const spine = parts.filter(({ isPage }) => isPage).map((part) => `<itemref idref="${part.id}"/>`);
  const modified = madeAt.toISOString().replace(/\.\d+/, "");
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="nl-BE">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier>
<dc:title>${escapeHtml(title)}</dc:title>
<dc:creator>${escapeHtml(author)}</dc:creator>
<dc:language>nl-BE</dc:language>
<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${manifest.join("\n")}
</manifest>
<spine>
${spine.join("\n")}
</spine>
</package>
`;
}
