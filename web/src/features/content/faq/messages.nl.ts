export const faqMessages = {
  intro: "Klik op een vraag om het antwoord te lezen. Staat jouw vraag er niet bij?",
  ask: "Stel ze ons",
  description: "Antwoorden op wat ons het vaakst gevraagd wordt.",
};
