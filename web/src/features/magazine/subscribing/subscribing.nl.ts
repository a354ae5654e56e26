export const subscribingMessages = {
  loading: "Het formulier wordt geladen.",

  recipient: "Voor wie is het?",
  emailHelp: "Hier komt de bevestiging, en later de factuur.",
  nameHelp: "Zoals op je brievenbus.",
  address: "Waar mag het naartoe?",
  price: "Wat het kost",
  year: (price: string) => `Een jaar Verzin, vier nummers: ${price}.`,
  asksReduced: (price: string, listPrice: string) =>
    `Ik volg of volgde een cursus bij ons: ${price} in plaats van ${listPrice}`,
  asksReducedHelp: (isOnce: boolean, countries: string | null) =>
    [
      isOnce && "Eén keer per persoon.",
      countries && `Alleen voor adressen in ${countries}.`,
      "We kijken het na voor we de factuur maken.",
    ]
      .filter(Boolean)
      .join(" "),
  hadReduced: "De verlaagde prijs had je al eens: ze geldt één keer per persoon.",
  invoice: "De factuur",
  wantInvoice: "Zet de factuur op een andere naam of een ander adres",
  wantInvoiceHelp: "Bijvoorbeeld die van je school, je bedrijf of je vereniging.",
  send: "Vraag je abonnement",
  sendHelp: "Je betaalt nu niets. We gebruiken je gegevens alleen om het tijdschrift en de factuur te sturen.",

  doneTitle: "Je vraag is verstuurd",
  done: (price: string) =>
    `We handelen ze zo snel mogelijk af. Je vroeg een jaar voor ${price}; de factuur volgt per mail.`,
  confirmation: (email: string) => `Een bevestiging is onderweg naar ${email}.`,
  knownTitle: "We hadden deze vraag al",
  known:
    "Ze wacht nog tot we ze afhandelen, en er komt geen tweede bij. Wil je er voor iemand anders een, vul dan een andere naam of een ander adres in.",
  readIssues: "Lees intussen een nummer",
  another: "Vraag er nog een",
};
