/** A `mailto:` link with subject and body. Mail programs show a plus as a plus, so `URLSearchParams` will not do. */
export const mailTo = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
