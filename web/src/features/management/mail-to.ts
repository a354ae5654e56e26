/** A `mailto:` address with subject and body. Spaces are encoded as %20: mail programs show a plus as a plus. */
export const mailTo = (mailbox: string, subject: string, body: string) =>
  `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
