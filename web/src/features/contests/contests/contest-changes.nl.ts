export const contestChangesMessages = {
  title: "Wat wijzigde",
  changedOn: "Gewijzigd op",
  deadline: (before: string, after: string) => `De deadline is nu ${after}. Dat was ${before}.`,
  reward: (before: string, after: string) => `De prijs is nu: ${after}. Dat was: ${before}.`,
  rules: "Het reglement is gewijzigd.",
  questionNew: (question: string) => `Er kwam een vraag bij: ‘${question}’`,
  questionChanged: (before: string, after: string) => `Een vraag is nu: ‘${after}’ Dat was: ‘${before}’`,
  questionGone: (question: string) => `Deze vraag is weggehaald: ‘${question}’`,
};
