import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Mail } from "./mail-content.ts";
import { mailHtml, mailText } from "./mail-layout.ts";

export interface Mailer {
  /** Hands a mail to the mail server; resolves once that has taken it. */
  send: (mail: Mail) => Promise<void>;
}

/** Where the mails land when there is no mail server. */
export const outboxOf = (config: Config) => join(config.dataDir, "outbox");

/** Sends to SMTP_URL, else writes .eml files into the outbox, which the mailbox of development shows. */
export function createMailer(config: Config): Mailer {
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;
  const compose = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const message = {
        from: config.mailFrom,
        to: mail.to,
        subject: mail.subject,
        text: mailText(mail),
        html: await mailHtml(mail),
        headers: { "Auto-Submitted": "auto-generated" },
      };
      if (smtp) {
        await smtp.sendMail(message);
        return;
      }
      const { message: bytes } = await compose.sendMail(message);
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID()}.eml`;
      const folder = outboxOf(config);
      await mkdir(folder, { recursive: true });
      // Renamed into place, so that who looks never reads half a mail.
      await writeFile(join(folder, `.${name}`), bytes as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
