import { people } from "#features/management/send-dialog.nl.ts";

export const contestMessagesCopy = {
  title: "Berichten",
  intro: "Mail wie meedoet, wie begon, of je jury. Ieder krijgt een eigen mail en ziet niet wie hem nog kreeg.",
  nobody: "Er is nog niemand om naar te schrijven. Zodra iemand begint of in je jury komt, kan het hier.",
  write: "Schrijf een bericht",
  to: "Aan",
  choose: "Kies wie het krijgt",
  groups: {
    entrants: (count: number) => `Iedereen die indiende (${count})`,
    begun: (count: number) => `Wie begon en nog niet indiende (${count})`,
    jury: (count: number) => `De jury (${count})`,
  },
  oneEntrant: "Eén inzender",
  oneJuror: "Eén jurylid",
  toMissing: "Kies wie het krijgt.",
  text: "Bericht",
  textHelp: "De naam van de wedstrijd en een aanspreking staan er al bij. Een lege regel begint een nieuwe alinea.",
  textMissing: "Schrijf een bericht.",
  look: "Bekijk het bericht",
  previewTitle: "Dit bericht versturen?",
  sent: (count: number) => `Je bericht is onderweg naar ${people(count)}.`,

  sentTitle: "Verstuurd",
  noneSent: "Er werd nog geen bericht verstuurd.",
  recipients: {
    entrants: "wie indiende",
    begun: "wie begon",
    jury: "de jury",
    entrant: "één inzender",
    juror: "één jurylid",
  },
  sentTo: (recipients: string, count: number) => `Aan ${recipients}: ${people(count)}`,
  sentToPerson: (name: string) => `Aan ${name}`,
  by: (name: string) => `door ${name}`,
  more: "Toon eerdere berichten",
};
