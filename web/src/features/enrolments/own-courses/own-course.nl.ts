import { plural } from "#platform/formats/numbers.ts";

export const ownCourseMessages = {
  enrolledOn: (day: string) => `Je bent ingeschreven sinds ${day}.`,
  delistedOn: (day: string) => `Je bent uitgeschreven sinds ${day}.`,

  paidBack: "Wat je betaalde, krijg je terug.",
  leftBeforeCancelling: (day: string) => `Je was al uitgeschreven sinds ${day}.`,
  cancelledOn: (day: string) => `Deze cursus gaat niet door: hij is afgelast op ${day}.`,

  ecourses: "Online cursussen",
  practical: "Goed om te weten",
  noPractical: "De organisator schreef hier nog niets. Heb je een vraag? Mail gerust.",
  noPracticalAlone: "De organisator schreef hier nog niets.",
  classTimes: "De bijeenkomsten",
  toCourse: "Lees de cursuspagina",

  facts: "In het kort",
  calendar: "Zet in je agenda",
  starts: "Begint op",
  ends: "Eindigt op",
  organization: "Organisator",
  teacher: "Wie geeft de cursus",
  place: "Plaats",
  withoutMeetings: "Zonder bijeenkomsten, op je eigen tempo",
  map: "Toon op de kaart",
  website: "Website",
  email: "Vragen",

  attest: "Attest van aanwezigheid (pdf)",
  attended: (days: number) => `Je was er op ${plural(days, "dag", "dagen")}.`,

  payment: "Betaling",
  free: "Deze cursus is gratis.",
  nothing: "Je hoefde niets te betalen.",
  instalments: "Je betaalt in schijven.",
  paidPart: (paid: string, total: string) => `Je betaalde in schijven: ${paid} van ${total}.`,
  outstanding: (amount: string) =>
    `Nog te betalen: ${amount}. Je bank haalde een betaling terug. Spreek met de organisator af hoe je opnieuw betaalt.`,
  paid: "Betaald",
  paidWith: (method: string) => `Betaald met ${method}`,
  refunded: (amount: string) => `Terugbetaald: ${amount}. Je bank heeft er soms nog een paar werkdagen voor nodig.`,
  refundUnderway: (amount: string) =>
    `Je krijgt nog ${amount} terug, op de rekening waarmee je betaalde. Dat kan enkele werkdagen duren; je krijgt een mail zodra het gebeurd is.`,
};
