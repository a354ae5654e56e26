import { escapeHtml } from "../html.ts";
import { bodyHtml, bodyText } from "./mail-blocks.ts";
import type { MailContent, Unsubscribe } from "./mail-content.ts";

const INK = "#1B1A17";
const PAPER = "#FBF8F3";
const RED = "#C8102E";
const QUIET = "#5F5B53";
const HAIRLINE = "#E4DDD2";

/**
 * Loads the compiler that turns a layout into HTML for mail programs. Loaded on demand: it takes about 40 MB, and most
 * of a second.
 */
export const loadMailCompiler = () => import("mjml");

type Item = NonNullable<MailContent["items"]>[number];

/** Renders a mail as HTML: one column, one button. */
export async function mailHtml(content: MailContent) {
  const {
    subject,
    preview,
    greeting,
    paragraphs,
    body,
    items = [],
    action,
    alternative,
    smallPrint = [],
    unsubscribe,
  } = content;
  const text = (content: string, style = "") => `<mj-text ${style}>${escapeHtml(content)}</mj-text>`;
  const link = action ? escapeHtml(action.url) : "";
  const { default: compile } = await loadMailCompiler();
  const { html } = await compile(`
<mjml lang="nl-BE">
  <mj-head>
    <mj-title>${escapeHtml(subject)}</mj-title>
    <mj-preview>${escapeHtml(preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="Georgia, 'Times New Roman', serif" />
      <mj-text font-size="17px" line-height="27px" color="${INK}" padding="8px 0" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${PAPER}" width="560px">
    <mj-section padding="32px 24px 8px">
      <mj-column><mj-text font-size="24px" line-height="32px" color="${RED}" font-weight="700">Inktvis</mj-text></mj-column>
    </mj-section>
    <mj-section padding="0 24px 24px">
      <mj-column>
        ${text(greeting)}
        ${paragraphs.map((paragraph) => text(paragraph)).join("")}
        ${body ? `<mj-text>${bodyHtml(body)}</mj-text>` : ""}
        ${items.map(itemHtml).join("")}
        ${action ? `<mj-button href="${link}" background-color="${RED}" color="#FFFFFF" font-size="17px" align="left" padding="16px 0" inner-padding="12px 24px" border-radius="4px">${escapeHtml(action.label)}</mj-button>` : ""}
        ${alternative ? itemHtml(alternative) : ""}
        ${smallPrint.map((line) => text(line, `font-size="15px" line-height="23px" color="${QUIET}"`)).join("")}
        ${action ? `<mj-text font-size="13px" line-height="20px" color="${QUIET}">Werkt de knop niet? Kopieer dit adres in je browser:<br /><a href="${link}" style="color:${QUIET};word-break:break-all">${link}</a></mj-text>` : ""}
        ${unsubscribe ? footerHtml(unsubscribe) : ""}
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`);
  return html;
}

const itemHtml = ({ title, note, url }: Item) =>
  `<mj-text><a href="${escapeHtml(url)}" style="color:${INK};font-weight:700">${escapeHtml(title)}</a><br /><span style="font-size:15px;color:${QUIET}">${escapeHtml(note)}</span></mj-text>`;

const footerHtml = ({ from, page }: Unsubscribe) =>
  `<mj-divider border-width="1px" border-color="${HAIRLINE}" padding="24px 0 8px" />
  <mj-text font-size="13px" line-height="20px" color="${QUIET}">Liever geen mails meer over ${escapeHtml(from)}? <a href="${escapeHtml(page)}" style="color:${QUIET}">Schrijf je ervoor uit.</a></mj-text>`;

export function mailText(content: MailContent) {
  const { greeting, paragraphs, body, items = [], action, alternative, smallPrint = [], unsubscribe } = content;
  const list = items.map(itemText);
  const actionText = action ? [`${action.label}:\n${action.url}`] : [];
  const footer = unsubscribe
    ? [`--\nLiever geen mails meer over ${unsubscribe.from}? Schrijf je ervoor uit:\n${unsubscribe.page}`]
    : [];
  const other = alternative ? [itemText(alternative)] : [];
  const written = body ? [bodyText(body)] : [];
  return [
    greeting,
    ...paragraphs,
    ...written,
    ...list,
    ...actionText,
    ...other,
    ...smallPrint,
    "Inktvis",
    ...footer,
  ].join("\n\n");
}

const itemText = ({ title, note, url }: Item) => `${title}\n${note}\n${url}`;
