import { plural } from "#platform/formats/numbers.ts";

export const leavingMessages = {
  unsavedInput: {
    title: "Je hebt nog tekst die nergens anders bewaard is",
    help: "Hij staat alleen in deze browser, en gaat daaruit als je je afmeldt. We konden hem niet online bewaren:",
  },
  unsavedPictures: {
    title: "Alleen je afbeelding is nog niet bewaard",
    help: "Je tekst staat online. De afbeelding staat alleen in deze browser, en gaat daaruit als je je afmeldt:",
  },
  saveAsFile: "Bewaar als bestand",
  savedAsFile: "Het bestand staat bij je downloads.",
  leave: "Meld af",
  leaveAnyway: "Meld toch af",
  stay: "Blijf aangemeld",
  busy: "Je wordt afgemeld.",
  untitled: "Zonder titel",
  picture: "met een afbeelding",
  pictureOnly: "alleen de afbeelding",
  score: "Een score die nog niet verstuurd is",
  clearedScore: "leeggemaakt",
  attendance: "Aanwezigheden die nog niet verstuurd zijn",
  ticks: (course: string, count: number) => `${course}: ${plural(count, "wijziging", "wijzigingen")}`,
  lessonTick: "Een les die je afrondde, en die nog niet verstuurd is",
  form: (path: string) => `Wat je invulde op ${path}`,
  fileTitle: "Wat nog niet bewaard was",
  fileName: "niet-bewaard.html",
};
