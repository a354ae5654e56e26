import type { MailBody } from "./mail-blocks.ts";

/** The content of a mail; mail-layout.ts renders it. Plain text, never parsed as markup. */
export interface MailContent {
  /** Names nobody but the recipient: the mail log keeps it after others are erased. */
  subject: string;
  /** Preview text of the inbox. */
  preview: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Rich text below the paragraphs. */
  body?: MailBody;
  /** A list of links with notes. */
  items?: readonly { title: string; note: string; url: string }[];
  /** The main button. */
  action?: { label: string; url: string };
  /** Below the button: what to do instead. */
  alternative?: { title: string; note: string; url: string };
  /** Below that: validity, and what to do if it was not you. */
  smallPrint?: readonly string[];
  /** Files that go along; their content is in the mail only, neither in the mail log nor in a job. */
  attachments?: readonly Attachment[];
  /** For mails that people can unsubscribe from; shown in the footer. */
  unsubscribe?: Unsubscribe;
}

/** The salutation of a mail. It never contains a name that somebody else may have typed. */
export const greetingOf = (name?: string | null) => (name ? `Dag ${name}` : "Hallo");

/** A file of a mail, read when the mail is sent. */
export interface Attachment {
  /** With its extension. */
  name: string;
  /** The media type. */
  type: string;
  read: () => Promise<Uint8Array>;
}

/** Two signed addresses, which work without a session. */
export interface Unsubscribe {
  /** What stops, in the words of the footer. */
  from: string;
  /** The confirmation page. */
  page: string;
  /** One-click unsubscribe for mail programs (RFC 8058). */
  oneClick: string;
}

export interface Mail extends MailContent {
  to: string;
  /** The Reply-To address, if replies should not go to the sender: an address that its owner made public. */
  replyTo?: string;
  /** The kind of mail, such as `auth.confirm-email`, for the mail log. */
  kind: string;
  /** What the mail log keeps instead of a subject that somebody typed: it may name people. */
  loggedSubject?: string;
  /** The recipient, if the address does not belong to an account now. */
  userId?: string;
  /** Not written to the mail log: the recipient was just erased. */
  skipLog?: true;
}
