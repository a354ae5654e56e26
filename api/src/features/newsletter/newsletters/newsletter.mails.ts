import { newsletterPath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import type { Config } from "#platform/config.ts";
import { mailBody } from "#platform/mail/mail-blocks.ts";
import { greetingOf, type Mail, type Unsubscribe } from "#platform/mail/mail-content.ts";

interface NewsletterMail {
  to: string;
  /** The name in the greeting, if it is known. */
  name: string | null;
  newsletter: { slug: string | null; title: string; body: string };
  unsubscribe: Unsubscribe;
}

/** A newsletter to one reader. */
export function newsletterMail(config: Config, { to, name, newsletter, unsubscribe }: NewsletterMail): Mail {
  const origin = originOf(config.sites, "organization");
  const { slug, title, body } = newsletter;
  return {
    kind: "newsletter.newsletter",
    to,
    subject: title,
    preview: "De nieuwsbrief van Inktvis.",
    greeting: greetingOf(name),
    paragraphs: [],
    body: mailBody(body, origin),
    ...(slug && {
      alternative: {
        title: "Lees deze nieuwsbrief op de site",
        note: "Daar staan ook de vorige.",
        url: origin + newsletterPath(slug),
      },
    }),
    smallPrint: ["Je krijgt deze mail omdat je onze nieuwsbrief vroeg. We meten niet of je hem opent."],
    unsubscribe,
  };
}
