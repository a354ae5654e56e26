import { ageCategoriesSentence, juryDeadlineSentence } from "@inktvis/contract/features/contests/contest-rules";

export const contestChangesMessages = {
  title: "Wat wijzigde",
  changedOn: "Gewijzigd op",
  deadline: (before: string, after: string) => `De deadline is nu ${after}. Dat was ${before}.`,
  reward: (before: string, after: string) => `De prijs is nu: ${after}. Dat was: ${before}.`,
  texts: (before: string, after: string) => `Een deelname telt nu ${after}. Dat was ${before}.`,
  length: (before: string | null, after: string | null) =>
    `Hoe lang een tekst mag zijn: ${after ?? "dat maakt niet meer uit"}. Dat was: ${before ?? "zo lang als je wil"}.`,
  rules: "Het reglement is gewijzigd.",
  questionNew: (question: string) => `Er kwam een vraag bij: ‘${question}’`,
  questionChanged: (before: string, after: string) => `Een vraag is nu: ‘${after}’ Dat was: ‘${before}’`,
  ageCategories: ageCategoriesSentence,
  feedbackHidden: "Deelnemers lezen na afloop niet wat de jury schreef. Eerst was dat wel zo.",
  feedbackShown: "Deelnemers lezen na afloop wat de jury schreef. Eerst was dat niet zo.",
  juryTitle: "Wat wijzigde voor de jury",
  juryDeadline: juryDeadlineSentence,
  jurorNamesShown: "Juryleden zien na afloop wie van de jury wat schreef. Eerst was dat niet zo.",
  jurorNamesHidden: "Juryleden zien na afloop niet meer wie van de jury wat schreef.",
  questionGone: (question: string) => `Deze vraag is weggehaald: ‘${question}’`,
};
