export const subscribeMessages = {
  title: "Schrijf je in op de nieuwsbrief",
  email: "E-mailadres",
  firstName: "Voornaam",
  firstNameHelp: "Zo kunnen we je aanspreken.",
  consent: "Ja, mail me de nieuwsbrief. Ik kan me altijd uitschrijven met de link onderaan elke brief.",
  privacy: "Hoe we met je adres omgaan, lees je in de",
  privacyLink: "privacyverklaring",
  newTab: "(opent in een nieuw tabblad)",
  submit: "Schrijf me in",
  mailedTitle: "Kijk in je mailbox",
  mailed: (email: string) =>
    `We stuurden een mail naar ${email}. Klik op de knop in die mail: pas dan ben je ingeschreven.`,
  mailedHelp: "Niets gekregen? Kijk bij je ongewenste mails, of probeer het over een uurtje opnieuw.",
  again: "Een ander adres gebruiken",
  subscribedTitle: "Je bent ingeschreven",
  subscribed: "Je krijgt de volgende nieuwsbrief. Je verandert het bij je instellingen wanneer je wil.",
  archive: "Lees de vorige nieuwsbrieven",
};

export const confirmMessages = {
  question: "Nog één klik, en je krijgt voortaan de nieuwsbrief van Inktvis.",
  confirm: "Ja, stuur me de nieuwsbrief",
  doneTitle: "Je bent ingeschreven",
  done: "Je krijgt de volgende nieuwsbrief in je mailbox.",
  heldBack:
    "Je inschrijving is bewaard. Maar je account krijgt nu alleen belangrijke e-mails: kies bij je instellingen voor alle e-mails, dan komt de nieuwsbrief ook.",
  toSettings: "Naar je instellingen",
  brokenTitle: "Deze link klopt niet",
  broken: "Open hem opnieuw vanuit de mail, of schrijf je opnieuw in.",
  toForm: "Schrijf je in",
};

export const unsubscribeMessages = {
  question: (email: string) => `Wil je de nieuwsbrief niet meer krijgen op ${email}?`,
  confirm: "Schrijf me uit",
  doneTitle: "Je bent uitgeschreven",
  done: "Je krijgt geen nieuwsbrief meer. We bewaren je adres niet langer voor de nieuwsbrief.",
  notSubscribed: "Op dit adres komt er al geen nieuwsbrief meer.",
  brokenTitle: "Deze link klopt niet",
  broken: "Open hem opnieuw vanuit de mail.",
};
