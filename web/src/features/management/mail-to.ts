/** The address of a mail that is begun already. Spaces as mail programs take them: a plus would stay one. */
export const mailTo = (mailbox: string, subject: string, body: string) =>
  `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
