import { formatDateTime } from "#platform/dutch-dates.ts";
import { escapeHtml } from "#platform/html.ts";
import { plainText } from "#platform/rich-text.ts";
import type { ExportedField, Value } from "./export-rows.ts";

export const PICTURES = "afbeeldingen";
export const pictureFile = (imageId: string) => `${PICTURES}/${imageId}.webp`;

const day = new Intl.DateTimeFormat("nl-BE", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const DAY = /^\d{4}-\d\d-\d\d$/;
const MARKUP = /^<[a-z]/;
const STORED_PICTURE = /\/media\/images\/([0-9a-f-]{36})\/\w+\.webp/g;

/** A value as text; empty if there is no value. */
function formatValue(value: Value): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "ja" : "nee";
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value === "number") return value.toLocaleString("nl-BE");
  if (typeof value === "string") return DAY.test(value) ? day.format(new Date(value)) : value;
  return Object.values(value).map(formatPart).filter(Boolean).join(" · ");
}

/** A value within another one: as plain text if editors wrote it with markup. */
const formatPart = (part: Value) =>
  typeof part === "string" && MARKUP.test(part) ? plainText(part) : formatValue(part);

function fieldHtml({ column, value }: ExportedField) {
  const text = formatValue(value);
  if (typeof column === "object" && column && "kind" in column && text) {
    if (column.kind === "euros") return text.replace(".", ",");
    // Sanitized when it was stored; its pictures are files in the zip.
    if (column.kind === "rich")
      return `<div class="rich">${text.replaceAll(STORED_PICTURE, (_, id) => pictureFile(id))}</div>`;
    return `<img src="${pictureFile(text)}" alt="">`;
  }
  if (typeof column === "object" && column && "values" in column) return escapeHtml(column.values[text] ?? text);
  return escapeHtml(text).replaceAll("\n", "<br>");
}

/** Whether a value is shown below its label instead of beside it. */
const isLong = ({ column, value }: ExportedField) =>
  (typeof column === "object" && column !== null && "kind" in column && column.kind !== "euros") ||
  (typeof value === "string" && value.length > 200);

/** One row as a list of labels and values; empty values are left out. */
export function rowHtml(fields: readonly ExportedField[]) {
  const entries = fields.flatMap((field) => {
    const markup = fieldHtml(field);
    const look = isLong(field) ? ` class="long"` : "";
    return markup ? [`<div${look}><dt>${escapeHtml(field.label)}</dt><dd>${markup}</dd></div>`] : [];
  });
  return `<dl>${entries.join("")}</dl>\n`;
}

interface PageHeader {
  nickname: string;
  madeAt: Date;
  /** Title and number of rows of each section. */
  sections: readonly (readonly [title: string, rows: number])[];
}

/** No scripts and no external resources: the file may be opened years from now. */
export const pageHeader = ({ nickname, madeAt, sections }: PageHeader) => `<!DOCTYPE html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>De gegevens van ${escapeHtml(nickname)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="mark">Inktvis</p>
<h1>De gegevens van ${escapeHtml(nickname)}</h1>
<p>Dit is alles wat we op ${formatDateTime(madeAt)} van je bewaarden. In <code>gegevens.json</code> staat hetzelfde voor computers, in de map <code>${PICTURES}</code> liggen je afbeeldingen.</p>
<p>Dit bestand is van jou alleen. Bewaar het waar anderen er niet bij kunnen.</p>
</header>
<nav aria-label="Inhoud"><ol>
${sections.map(([title, rows], at) => `<li><a href="#deel-${at + 1}">${escapeHtml(title)}</a> <span>${rows}</span></li>`).join("\n")}
</ol></nav>
<main>
`;

export const sectionHeader = (title: string, at: number) =>
  `<section id="deel-${at + 1}">\n<h2>${escapeHtml(title)}</h2>\n`;
export const SECTION_END = "</section>\n";
export const PAGE_END = "</main>\n</body>\n</html>\n";

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1a17; --paper: #fbf8f3; --soft: #5f5b53; --line: #e4ddd2; --red: #c8102e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f1ea; --paper: #161412; --soft: #b3ada2; --line: #3a3631; --red: #ff7d8c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Georgia, serif; }
h1, h2 { line-height: 1.2; font-weight: 600; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font-size: 2.25rem; }
h2 { margin: 3.5rem 0 1rem; border-top: 1px solid var(--line); padding-top: 1.5rem; font-size: 1.5rem; }
a { color: var(--red); }
.mark { margin: 0 0 2rem; color: var(--red); font-size: 1.5rem; font-weight: 700; }
nav ol { columns: 16rem; margin: 2rem 0 0; padding-left: 1.5rem; }
nav span, dt { color: var(--soft); }
dl { margin: 0 0 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem; padding: 0.75rem 1.25rem; }
dl > div { display: grid; grid-template-columns: 12rem 1fr; gap: 0 1rem; padding: 0.2rem 0; }
dl > .long { display: block; padding: 0.5rem 0; }
dt { font-size: 0.9375rem; }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.rich :is(p, h2, h3) { white-space: pre-wrap; }
.rich p:empty::before { content: "\\00a0"; }
img { max-width: 100%; height: auto; max-height: 24rem; border-radius: 0.5rem; }
@media (max-width: 34rem) { dl > div { grid-template-columns: 1fr; } h1 { font-size: 1.75rem; } }
@media print { body { max-width: none; } dl { break-inside: avoid-page; } }
`;
