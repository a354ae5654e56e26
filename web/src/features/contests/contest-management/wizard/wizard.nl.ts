export const wizardMessages = {
  title: "Een wedstrijd maken",
  step: (step: number, steps: number) => `Stap ${step} van ${steps}`,
  next: "Ga verder",
  back: "Terug",
  cancel: "Annuleer",
  create: "Maak de wedstrijd",
  created: (title: string) => `‘${title}’ is gemaakt. Niemand ziet de wedstrijd tot je ze publiceert.`,
  open: "Open de wedstrijd",

  intro: "Een wedstrijd maken duurt een kwartier. Leg dit klaar:",
  needs: [
    "een titel, een beschrijving en een reglement",
    "een deadline en een prijs",
    "twee afbeeldingen: een grote voor de pagina, een kleine voor lijsten",
  ],
  introAfter: "Je kan alles nog veranderen. Niemand ziet je wedstrijd tot je ze publiceert.",
  modeTitle: "Hoe doen mensen mee?",
  typeTitle: "Wie mag meedoen?",
  formTitle: "De wedstrijd zelf",
};
