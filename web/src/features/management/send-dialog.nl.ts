import { plural } from "#platform/formats/numbers.ts";

export const people = (count: number) => plural(count, "persoon", "mensen");

export const sendMessages = {
  previewFailed: "De mail kon niet getoond worden.",
  previewTo: (count: number) =>
    count === 1 ? `${people(count)} krijgt deze mail.` : `${people(count)} krijgen deze mail, elk apart.`,
  replyTo: "Antwoorden gaan naar",
  subject: "Onderwerp",
  send: (count: number) => `Verstuur naar ${people(count)}`,
  cancel: "Wijzig nog",
};
