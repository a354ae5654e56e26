import { sentenceOnEndedChange } from "../auth/auth.mails.ts";
import type { Mail } from "#platform/mail/mail-content.ts";

interface To {
  to: string;
  nickname: string;
  /** The page to reset the password. */
  url: string;
  /** The requested address, if the new password ended a pending change of address. */
  endedEmail?: string;
}

export const passwordWasChanged = ({ to, nickname, url, endedEmail }: To): Mail => ({
  to,
  kind: "settings.password-was-changed",
  subject: "Je wachtwoord is gewijzigd",
  preview: "Op je andere toestellen ben je afgemeld.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    "Je koos een ander wachtwoord. Daarom ben je op je andere toestellen afgemeld; meld je daar opnieuw aan met je nieuwe wachtwoord.",
    ...(endedEmail ? [sentenceOnEndedChange(endedEmail)] : []),
  ],
  smallPrint: [`Was jij dit niet? Kies dan meteen zelf een nieuw wachtwoord: ${url}`],
});
