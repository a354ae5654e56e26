import { people } from "#features/management/send-dialog.nl.ts";

export const mailingMessages = {
  title: "E-mail deelnemers",
  intro: "Mail wie ingeschreven is. Ieder krijgt een eigen mail en ziet niet wie hem nog kreeg.",
  cancelledIntro: (count: number) =>
    `De cursus gaat niet door. Je mailt wie daardoor uitgeschreven werd: ${people(count)}. Ieder krijgt een eigen mail en ziet niet wie hem nog kreeg.`,
  nobody: "Er is nog niemand ingeschreven. Zodra er iemand is, mail je hier.",
  write: "Schrijf een mail",
  subject: "Onderwerp",
  body: "Tekst",
  bodyHelp: "De naam van de cursus en een aanspreking staan er al bij. Een lege regel begint een nieuwe alinea.",
  buttonHelp: "Laat leeg, dan leidt de knop naar de pagina van de cursus.",
  actionText: "Tekst op de knop",
  actionUrl: "Adres van de knop",
  includePending: (count: number) => `Ook naar wie nog niet betaald heeft (${people(count)})`,
  look: "Bekijk de mail",
  previewTitle: "Deze mail versturen?",
  test: "Stuur een proef naar mezelf",
  tested: "De proef is onderweg naar je eigen mailbox.",
  sent: (count: number) => `Je mail is onderweg naar ${people(count)}.`,

  sentTitle: "Verstuurd",
  noneSent: "Er werd nog niets verstuurd.",
  sentTo: (count: number, includesPending: boolean) =>
    `Aan ${people(count)}${includesPending ? ", ook wie nog niet betaald had" : ""}`,
  by: (name: string) => `door ${name}`,
  more: "Toon eerdere mails",
};
