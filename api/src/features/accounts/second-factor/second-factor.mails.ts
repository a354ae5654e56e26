import type { Mail } from "#platform/mail/mail-content.ts";
import type { FactorChange } from "./second-factor.kinds.ts";

interface To {
  to: string;
  nickname: string;
  /** The page to reset the password. */
  url: string;
}

interface MailText {
  subject: string;
  preview: string;
  message: string;
}

const codesLeft = (left: number) =>
  left === 0 ? "Je hebt er geen meer over." : left === 1 ? "Je hebt er nog één over." : `Je hebt er nog ${left} over.`;
const MAKE_NEW = "Nieuwe maak je bij je instellingen.";

function mailTextOf(notification: FactorChange): MailText {
  switch (notification.change) {
    case "totp-added":
      return {
        subject: "Je authenticator-app is ingesteld",
        preview: "Aanmelden vraagt voortaan ook een code van je app.",
        message:
          "Je stelde een authenticator-app in. Wie zich met je account aanmeldt, heeft voortaan ook een code van die app nodig.",
      };
    case "totp-removed":
      return {
        subject: "Je authenticator-app is weggenomen",
        preview: "Codes van die app gelden niet meer.",
        message: "Je nam je authenticator-app weg. Codes van die app gelden niet meer.",
      };
    case "passkey-added":
      return {
        subject: "Je hebt een nieuwe passkey",
        preview: "Je kan er de tweede stap mee zetten.",
        message: `Je voegde de passkey ‘${notification.name}’ toe. Daarmee zet je voortaan de tweede stap bij het aanmelden.`,
      };
    case "passkey-removed":
      return {
        subject: "Een passkey is weggenomen",
        preview: "Aanmelden kan er niet meer mee.",
        message: `Je nam de passkey ‘${notification.name}’ weg. Aanmelden kan er niet meer mee.`,
      };
    case "codes-renewed":
      return {
        subject: "Je hebt nieuwe herstelcodes",
        preview: "De vorige gelden niet meer.",
        message: "Je maakte nieuwe herstelcodes. De vorige gelden niet meer.",
      };
    case "code-used":
      return {
        subject: "Er is een herstelcode gebruikt",
        preview: codesLeft(notification.left),
        message: `Iemand, wellicht jijzelf, zette de tweede stap bij het aanmelden met een herstelcode. ${codesLeft(notification.left)} ${MAKE_NEW}`,
      };
    case "switched-off":
      return {
        subject: "Je tweede stap staat uit",
        preview: "Aanmelden gaat weer met je wachtwoord alleen.",
        message: "Je zette de tweede stap uit. Aanmelden gaat weer met je wachtwoord alleen.",
      };
    case "removed-by-staff":
      return {
        subject: "Je tweede stap is weggenomen",
        preview: "Je bent overal afgemeld en meldt je weer aan met je wachtwoord alleen.",
        message:
          "Iemand van het team nam je tweede stap weg, zoals je vroeg. Je bent overal afgemeld. Meld je aan met je wachtwoord en stel daarna een nieuwe tweede stap in.",
      };
    default:
      return notification satisfies never;
  }
}

export function factorMail({ to, nickname, url, change }: To & { change: FactorChange }): Mail {
  const { subject, preview, message } = mailTextOf(change);
  return {
    to,
    kind: `second-factor.${change.change}`,
    subject,
    preview,
    greeting: `Dag ${nickname}`,
    paragraphs: [message],
    smallPrint: [`Was jij dit niet? Antwoord dan op deze mail, en kies meteen een nieuw wachtwoord: ${url}`],
  };
}
