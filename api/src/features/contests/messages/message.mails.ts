import type { MessageAudience } from "@inktvis/contract/features/contests/contest-messages";
import { entryPath, judgingPath } from "@inktvis/contract/page-paths/community";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { addressOnly, splitParagraphs } from "#platform/mail/mail-text.ts";

interface Message {
  to: string;
  nickname: string;
  contest: { slug: string; title: string; organization: string; contact_email: string | null };
  audience: MessageAudience;
  text: string;
}

const BECAUSE: Record<MessageAudience, string> = {
  entrants: "omdat je meedoet",
  entrant: "omdat je meedoet",
  begun: "omdat je een deelname begon",
  jury: "omdat je in de jury zit",
  juror: "omdat je in de jury zit",
};
const isForJury = (audience: MessageAudience) => audience === "jury" || audience === "juror";

/** A message of the organiser, mailed to each reader separately: nobody sees who else got it. */
export function messageMail(
  { config }: Pick<Services, "config">,
  { to, nickname, contest, audience, text }: Message,
): Mail & { action: { label: string; url: string } } {
  const { slug, title, organization, contact_email } = contest;
  const path = isForJury(audience) ? judgingPath(slug) : entryPath(slug);
  const answersTo = contact_email ?? addressOnly(config.mailFrom);
  return {
    kind: "contests.message",
    to,
    replyTo: answersTo,
    // A fixed text: what an organiser types stays out of headers and of the mail log.
    subject: `Bericht over ${title}`,
    preview: `${organization} schrijft je over ‘${title}’.`,
    greeting: `Dag ${nickname}`,
    paragraphs: [
      `${organization} stuurt je dit bericht over de wedstrijd ‘${title}’, ${BECAUSE[audience]}:`,
      ...splitParagraphs(text),
    ],
    action: {
      label: isForJury(audience) ? "Naar de inzendingen" : "Naar je deelname",
      url: originOf(config.sites, "community") + path,
    },
    smallPrint: [
      `Antwoord je op deze mail, dan leest ${answersTo} je antwoord en je e-mailadres.`,
      ...(audience === "begun"
        ? [
            "Wie je bent, weet de organisator niet zolang je niet indient of antwoordt. Diende je al in en kreeg je je deelname terug, dan wel.",
          ]
        : []),
    ],
  };
}
