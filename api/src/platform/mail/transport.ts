import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport as createSmtp } from "nodemailer";
import type { Config } from "../config.ts";
import { PRIVATE_MODE, makePrivateFolder } from "../files/private-files.ts";
import type { Mail, Unsubscribe } from "./mail-content.ts";
import { mailHtml, mailText } from "./mail-layout.ts";

/** Hands a mail over; resolves once it was taken. */
export type Transport = (mail: Mail) => Promise<void>;

/** Where the mails land when there is no mail server. */
export const outboxFolder = (config: Config) => join(config.dataDir, "outbox");

/** To SMTP_URL, else as .eml files into the outbox, which the mailbox of development shows. */
export function createTransport(config: Config): Transport {
  const smtp = config.smtpUrl ? createSmtp(config.smtpUrl) : undefined;
  const compose = createSmtp({ streamTransport: true, buffer: true });
  return async (mail) => {
    const message = {
      from: config.mailFrom,
      to: mail.to,
      subject: mail.subject,
      text: mailText(mail),
      html: await mailHtml(mail),
      headers: { "Auto-Submitted": "auto-generated", ...(mail.unsubscribe && unsubscribeHeaders(mail.unsubscribe)) },
    };
    if (smtp) {
      await smtp.sendMail(message);
      return;
    }
    const { message: bytes } = await compose.sendMail(message);
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID()}.eml`;
    const folder = outboxFolder(config);
    // For this process alone: links in them let one in.
    await makePrivateFolder(folder);
    // Renamed into place, so that who looks never reads half a mail.
    await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: PRIVATE_MODE.file });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}

/** RFC 8058: the mail program shows a button of its own and posts there for the reader. */
const unsubscribeHeaders = ({ oneClick }: Unsubscribe) => ({
  "List-Unsubscribe": `<${oneClick}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
