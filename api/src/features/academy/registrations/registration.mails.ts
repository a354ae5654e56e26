import type { DocumentKind } from "@inktvis/contract/features/academy/documents";
import { greetingOf, type Mail } from "#platform/mail/mail-content.ts";

interface About {
  to: string;
  /** The person who registered; the address may belong to somebody else. */
  userId: string;
  /** Null when the address was not confirmed. */
  firstName: string | null;
  period: string;
  groups: readonly string[];
  files: readonly DocumentKind[];
  url: string;
}

const SENT: Record<DocumentKind, string> = { test: "een test", motivationLetter: "een mini-essay" };

/**
 * Nothing that was typed goes to an address that may belong to somebody else: no file names, and a name only to their
 * own.
 */
export const registrationReceived = ({ to, userId, firstName, period, groups, files, url }: About): Mail => ({
  kind: "academy.registration-received",
  to,
  userId,
  subject: "We ontvingen je inschrijving voor de Schrijfacademie",
  preview: "Je inschrijving is goed aangekomen.",
  greeting: greetingOf(firstName),
  paragraphs: [
    `Je inschrijving voor de Schrijfacademie (${period}) is goed aangekomen.`,
    `Je schreef je in voor: ${groups.join(", ")}.`,
    `Je stuurde mee: ${files.map((kind) => SENT[kind]).join(" en ")}.`,
    "We lezen alles na het einde van de inschrijvingen, en laten je dan iets weten.",
  ],
  action: { label: "Bekijk je inschrijving", url },
  smallPrint: ["Zolang de inschrijvingen open zijn, kan je je inschrijving op die pagina intrekken."],
});
