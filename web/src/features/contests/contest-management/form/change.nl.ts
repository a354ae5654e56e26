import type { EntryTerm, JuryTerm } from "@inktvis/contract/features/contests/contest-changes";

const list = new Intl.ListFormat("nl-BE", { type: "conjunction" });

export const changeMessages = {
  fields: {
    deadline: "de deadline",
    rules: "het reglement",
    reward: "de prijs",
    texts: "hoeveel teksten een deelname telt",
    length: "hoe lang een tekst mag zijn",
    extraField1: "de eerste extra vraag",
    extraField2: "de tweede extra vraag",
    ageCategories: "de leeftijdscategorieën",
    feedback: "of deelnemers lezen wat de jury schreef",
    juryDeadline: "tot wanneer de jury kan scoren",
    jurorNames: "of juryleden elkaars naam zien",
  } satisfies Record<EntryTerm | JuryTerm, string>,
  warning: (people: number) =>
    people === 1 ? "Eén schrijver begon al of diende al in." : `${people} schrijvers begonnen al of dienden al in.`,
  told: (fields: readonly string[]) =>
    `Je wijzigt ${list.format(fields)}. Zodra je bewaart, krijgen zij daar een mail over, en op de pagina van de wedstrijd staat wat je wijzigde en wanneer.`,
  juryWarning: (jurors: number) =>
    jurors === 1 ? "Eén jurylid rekent hierop." : `${jurors} juryleden rekenen hierop.`,
  juryTold: (fields: readonly string[]) =>
    `Je wijzigt ${list.format(fields)}. Zodra je bewaart, krijgt de jury daar een mail over, en bij de inzendingen staat wat je wijzigde en wanneer.`,
  confirmEarlier: (people: number) =>
    people === 1 ? "Ja, wie al begon, krijgt minder tijd" : `Ja, ${people} mensen die al begonnen, krijgen minder tijd`,
  confirmEarlierHelp: "Je zet de deadline vroeger dan wat je beloofde. Vink dit aan als je dat zeker weet.",
};
