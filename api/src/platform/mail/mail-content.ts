/** What a mail says; the layout is the same for all (mail-layout.ts). Plain text: nothing in it is read as markup. */
export interface MailContent {
  /** Names no person but who gets it: the mail log keeps it, also when somebody else is erased. */
  subject: string;
  /** Shown in the inbox behind the subject. */
  preview: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What it lists, each with where it is. */
  items?: readonly { title: string; note: string; url: string }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Below the action: how long it is valid, what to do when it was not you. */
  smallPrint?: readonly string[];
  /** Of a mail that one may refuse; it says so in its foot. */
  unsubscribe?: Unsubscribe;
}

/** Two addresses that carry who it was and which mails: they work without signing in. */
export interface Unsubscribe {
  /** What stops, as the foot says it. */
  from: string;
  /** For people: asks first. */
  page: string;
  /** For mail programs: a POST there is enough (RFC 8058). */
  oneClick: string;
}

export interface Mail extends MailContent {
  to: string;
  /** Which mail of which feature, such as `auth.confirm-email`; the mail log lists by it. */
  kind: string;
  /** Whose it is, where its address does not tell: not yet, or no longer. */
  userId?: string;
  /** Leaves no line in the mail log: it goes to somebody who was just forgotten. */
  skipLog?: true;
}
