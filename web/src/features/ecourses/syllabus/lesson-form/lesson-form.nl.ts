export const lessonFormMessages = {
  newTitle: "Een les toevoegen",
  title: (number: number) => `Les ${number} bewerken`,
  descriptionHelp: "Een of twee zinnen voor het overzicht van de cursus. Gewone tekst, zonder opmaak.",
  body: "De les",
  bodyHelp: "Wat deelnemers lezen. Tussentitels, citaten en afbeeldingen kunnen ook.",
  bodyPlaceholder: "Begin te schrijven…",
  assignmentHelp:
    "Wat schrijven deelnemers na deze les? Ze schrijven hun tekst op Inktvis en dienen hem bij jou in. Laat leeg voor een les zonder opdracht.",
  preview: "Bekijk de les als deelnemer",
  test: "Bewerk de test",
  addTest: "Voeg een test toe",
  save: "Bewaar de les",
  add: "Voeg de les toe",
  saved: "De les is bewaard.",
};
