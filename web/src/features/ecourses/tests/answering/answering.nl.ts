import { formatDuration } from "#platform/formats/durations.ts";
import { formatPercent } from "#platform/formats/numbers.ts";

export const answeringMessages = {
  finalTest: (ecourse: string) => `Eindproef bij ‘${ecourse}’`,
  lessonTest: (lesson: string) => `Test bij ‘${lesson}’`,
  intro: (count: number, pass: number) =>
    `${count === 1 ? "Eén vraag" : `${count} vragen`}. Kies bij elke vraag één antwoord. ${
      pass === 100
        ? "Om te slagen moet alles juist zijn."
        : `Om te slagen moet minstens ${formatPercent(pass)} juist zijn.`
    }`,
  preview: "Zo ziet een deelnemer de test. Je kan hem proberen: er wordt niets bewaard.",
  replaced: "De maker wijzigde deze test intussen, of nam hem weg. Jij werkt deze versie gewoon af.",
  replacedNext: "De maker heeft intussen een nieuwe versie van deze test. Probeer je opnieuw, dan krijg je die.",
  renewed: "Deze test is intussen vernieuwd. Kijk je antwoorden na: waar de vraag dezelfde is, staan ze er nog.",
  lessonsFirst: (count: number) =>
    count === 1
      ? "Je hebt nog één les te gaan. Voltooi ze, en de eindproef gaat voor je open."
      : `Je hebt nog ${count} lessen te gaan. Voltooi ze, en de eindproef gaat voor je open.`,
  toLessons: "Naar de lessen",
  lastTime: (score: number) =>
    `De vorige keer had je ${formatPercent(score)}. Je antwoorden van toen staan er nog: verander wat je nu anders ziet.`,

  question: (number: number, question: string) => `${number}. ${question}`,
  save: "Bewaar je antwoorden",
  complete: "Dien de test in",
  togo: (count: number) =>
    count === 0
      ? "Alle vragen hebben een antwoord."
      : count === 1
        ? "Nog één vraag te beantwoorden."
        : `Nog ${count} vragen te beantwoorden.`,
  isSaved: "Je antwoorden zijn bewaard.",
  isUnsaved: "Nog niet bewaard.",
  completeHelp: (wait: number) => `Lukt het niet, dan kan je het na ${formatDuration(wait)} opnieuw proberen.`,

  passed: "Je bent geslaagd",
  passedHelp: (score: number) => `Je had ${formatPercent(score)}. Hieronder zie je welke antwoorden juist zijn.`,
  failed: "Dit keer lukte het niet",
  failedHelp: (score: number, { pass, isOfLesson }: { pass: number; isOfLesson: boolean }) =>
    `Je had ${formatPercent(score)}, en nodig was ${formatPercent(pass)}. Lees de ${isOfLesson ? "les" : "lessen"} rustig nog eens na.`,
  earlierVersion: "Dat was met een vroegere versie. Omdat je de online cursus beheert, zie je hier de nieuwste.",
  again: "Je kan de test opnieuw maken vanaf",
  againIn: (left: string) => `Nog ${left.replace(/\.$/, "")}.`,
  yourAnswers: "Je antwoorden",
  right: "Dit is juist.",
  chosenRight: "Dit koos je, en het is juist.",
  chosen: "Dit koos je.",
  chosenWrong: "Dit koos je, en het is niet juist.",
  keyLater: "Welke antwoorden juist zijn, lees je hier zodra je geslaagd bent.",
  previewPassed: (score: number) => `Proef geslaagd, met ${formatPercent(score)}. Er is niets bewaard.`,
  previewFailed: (score: number) => `Proef niet geslaagd, met ${formatPercent(score)}. Er is niets bewaard.`,
  toLesson: "Terug naar de les",
  toOverview: "Naar het overzicht",
  edit: "Wijzig de test",
};
