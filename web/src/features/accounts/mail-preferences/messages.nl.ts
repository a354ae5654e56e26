import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";

export const mailMessages = {
  title: "E-mails",
  intro: "Kies welke e-mails we je sturen. Meldingen op de site krijg je altijd.",
  question: "Welke e-mails wil je krijgen?",
  all: "Alle e-mails",
  allHelp: "Ook wat hieronder aangevinkt staat.",
  crucial: "Alleen belangrijke e-mails",
  crucialHelp: "Over je account, en over wedstrijden en cursussen waaraan je deelneemt.",
  save: "Bewaar je keuze",
  savedTitle: "Je keuze is bewaard",
  saved: "Ze geldt vanaf nu.",
  optional: "Kies per soort",
  heldBack: "Met alleen belangrijke e-mails komen deze niet. Wil je ze ook, kies dan hierboven voor alle e-mails.",
};

export const CATEGORIES: Readonly<Record<MailCategory, { label: string; help: string }>> = {
  follows: { label: "Nieuwe teksten van wie je volgt", help: "Hoogstens één mail per dag, ’s avonds." },
  academy: {
    label: "Inschrijven voor de Schrijfacademie",
    help: "Wanneer de inschrijvingen opengaan, een paar keer per jaar.",
  },
  courses: {
    label: "Nieuwe cursussen waarvan je op de hoogte wil blijven",
    help: "Wanneer er een komt die past bij wat je zocht.",
  },
  newsletter: { label: "De nieuwsbrief", help: "Nieuws en tips van Inktvis." },
};

export const unsubscribeMessages = {
  title: "Uitschrijven",
  question: "Wil je deze mails niet meer krijgen?",
  othersStay: "Je andere mails blijven komen.",
  confirm: "Schrijf me uit",
  doneTitle: "Je bent uitgeschreven",
  done: (label: string) => `Je krijgt geen mails meer over ‘${label}’.`,
  notSubscribed: (label: string) => `Je krijgt al geen mails over ‘${label}’.`,
  broken: "Deze link klopt niet. Open hem opnieuw vanuit de mail, of kies bij je instellingen welke mails je krijgt.",
  ended: "Deze link is verlopen. Meld je aan en kies zelf welke mails je krijgt.",
  toSettings: "Kies zelf welke mails je krijgt",
};
