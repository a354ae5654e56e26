import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport as createSmtp } from "nodemailer";
import { minutes } from "../clock.ts";
import type { Config } from "../config.ts";
import { PRIVATE_MODE, makePrivateFolder } from "../files/private-files.ts";
import type { Attachment, Mail, Unsubscribe } from "./mail-content.ts";
import { mailHtml, mailText } from "./mail-layout.ts";
import { addressOnly } from "./mail-text.ts";

/**
 * Delivers a mail; resolves once it was accepted.
 * @param id the same when it is sent again: mailboxes show one of two mails with the same Message-ID
 */
export type Transport = (mail: Mail, id: string) => Promise<void>;

/** The folder for mails without a mail server. */
export const outboxFolder = (config: Config) => join(config.dataDir, "outbox");

/**
 * Shorter than a job may take: a server that is slower would be handed the mail by two attempts at once. The library would
 * wait for ten minutes.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: minutes(2) };

/** Sends to SMTP_URL, else writes .eml files into the outbox, which the development mailbox shows. */
export function createTransport(config: Config): Transport {
  const smtp = config.smtpUrl ? createSmtp({ url: config.smtpUrl, ...SMTP_TIMEOUTS }) : undefined;
  const compose = createSmtp({ streamTransport: true, buffer: true });
  const domain = addressOnly(config.mailFrom).split("@").at(-1);
  return async (mail, id) => {
    const message = {
      messageId: `<${id}@${domain}>`,
      from: config.mailFrom,
      to: mail.to,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mailText(mail),
      html: await mailHtml(mail),
      attachments: await Promise.all((mail.attachments ?? []).map(readAttachment)),
      headers: { "Auto-Submitted": "auto-generated", ...(mail.unsubscribe && unsubscribeHeaders(mail.unsubscribe)) },
    };
    if (smtp) {
      await smtp.sendMail(message);
      return;
    }
    const { message: bytes } = await compose.sendMail(message);
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID()}.eml`;
    const folder = outboxFolder(config);
    // Private, because the mails contain sign-in links.
    await makePrivateFolder(folder);
    // Renamed atomically, so that readers never see a partial mail.
    await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: PRIVATE_MODE.file });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}

/** Encoded byte for byte: rewrapping the lines of a calendar or an invoice would change the file. */
const readAttachment = async ({ name, type, read }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(await read()),
  contentTransferEncoding: "base64" as const,
});

/** Signs in to a mail server without sending anything; throws the error that the server reports. */
export async function verifyMailServer(smtpUrl: string) {
  const smtp = createSmtp({ url: smtpUrl, ...SMTP_TIMEOUTS });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

/** RFC 8058: mail programs show their own unsubscribe button. */
const unsubscribeHeaders = ({ oneClick }: Unsubscribe) => ({
  "List-Unsubscribe": `<${oneClick}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
