import type { Mail } from "#platform/mail/mail-content.ts";

/** An e-mail address that nobody has. */
export const anAddress = () => `${crypto.randomUUID()}@voorbeeld.example`;

/** The query parameters of a mail's button, such as `token`; none without a mail or a button. */
export const linkIn = (mail: Pick<Mail, "action"> | undefined): Record<string, string> =>
  mail?.action ? Object.fromEntries(new URL(mail.action.url).searchParams) : {};
