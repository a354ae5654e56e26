/** What a mail says; the layout is the same for all (mail-layout.ts). Plain text: nothing in it is read as markup. */
export interface MailContent {
  subject: string;
  /** Shown in the inbox behind the subject. */
  preview: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Below the action: how long it is valid, what to do when it was not you. */
  smallPrint?: readonly string[];
}

export interface Mail extends MailContent {
  to: string;
}
