import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServerResponse } from "node:http";
import type { Config } from "@inktvis/api/platform/config";
import { escapeHtml } from "@inktvis/api/platform/html";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { sendText } from "./send-text.ts";

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:56rem;margin:2rem auto;padding:0 1rem}
li{padding:.5rem 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}ul{list-style:none;padding:0}
iframe{box-sizing:border-box;width:100%;height:85vh;resize:vertical;border:1px solid color-mix(in srgb,currentColor 20%,transparent);background:#fff}pre{white-space:pre-wrap;word-break:break-word}`;

const page = (title: string, content: string) =>
  `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><body><main>${content}</main></body></html>`;

export const hasMailbox = ({ production, smtpUrl }: Config) => !production && !smtpUrl;

/** Its host, next to those of the sites: `http://mail.localhost:3000`. */
export const mailboxOrigin = (sites: SiteAddresses) => originOf(sites, "community").replace(/\/\/[^.]+/, "//mail");

/** The development mailbox: the outbox, newest first. Never served in production. */
export async function serveMailbox(outbox: string, res: ServerResponse, pathname: string) {
  const names = await readdir(outbox).catch(() => [] as string[]);
  const mails = names
    .filter((name) => name.endsWith(".eml") && !name.startsWith("."))
    .toSorted()
    .toReversed();
  res.setHeader("cache-control", "no-store");
  if (pathname === "/")
    return sendText(res, 200, await listPage(outbox, mails.slice(0, 100)), "text/html; charset=utf-8");
  const [, kind, file, number] = /^\/(mail|html|attachment)\/([^/]+)(?:\/(\d))?$/.exec(pathname) ?? [];
  if (!file || !mails.includes(file)) return sendText(res, 404, "Deze mail bestaat niet.");
  const mail = await PostalMime.parse(await readFile(join(outbox, file)));
  if (kind === "html") return sendText(res, 200, mail.html ?? "", "text/html; charset=utf-8");
  if (kind === "attachment") return sendAttachment(res, mail.attachments[Number(number)]);
  const content = `<p><a href="/">← Alle mails</a></p><h1>${escapeHtml(mail.subject ?? "")}</h1>
<p>Aan ${escapeHtml(mail.to?.map(({ address }) => address).join(", ") ?? "")}</p>
<iframe title="De mail zoals hij eruitziet" src="/html/${encodeURIComponent(file)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${attachmentLinks(mail, file)}
<h2>Als tekst</h2><pre>${linked(escapeHtml(mail.text ?? ""))}</pre>`;
  return sendText(res, 200, page(mail.subject ?? "Mail", content), "text/html; charset=utf-8");
}

function attachmentLinks({ attachments }: Email, file: string) {
  const links = attachments.map(
    ({ filename }, number) =>
      `<li><a href="/attachment/${encodeURIComponent(file)}/${number}">${escapeHtml(filename ?? "Bijlage")}</a></li>`,
  );
  return links.length > 0 ? `<h2>Bijlagen</h2><ul>${links.join("")}</ul>` : "";
}

/** As a download, never opened on this host: an attachment may contain anything. */
function sendAttachment(res: ServerResponse, attachment: Attachment | undefined) {
  if (!attachment) return sendText(res, 404, "Deze bijlage bestaat niet.");
  const { filename, mimeType, content } = attachment;
  res.setHeader("content-type", mimeType);
  res.setHeader("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(filename ?? "bijlage")}`);
  res.setHeader("x-content-type-options", "nosniff");
  res.end(typeof content === "string" ? content : new Uint8Array(content));
}

const linked = (html: string) => html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

async function listPage(outbox: string, files: string[]) {
  const items = await Promise.all(
    files.map(async (file) => {
      const mail = await PostalMime.parse(await readFile(join(outbox, file)));
      const when = mail.date ? new Date(mail.date).toLocaleString("nl-BE", { timeZone: "Europe/Brussels" }) : "";
      return `<li><a href="/mail/${encodeURIComponent(file)}">${escapeHtml(mail.subject ?? file)}</a><br><small>${escapeHtml(mail.to?.[0]?.address ?? "")} · ${when}</small></li>`;
    }),
  );
  const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : "<p>Er zijn nog geen mails verstuurd.</p>";
  return page(
    "Mailbox",
    `<h1>Mailbox</h1><p>Hier komen de mails terecht die in het echt verstuurd zouden worden.</p>${list}`,
  );
}
