import type { LeaveProblem } from "@inktvis/contract/features/enrolments/delisting";

const PROBLEMS: Record<LeaveProblem, string> = {
  over: "De cursus is voorbij. Klopt er iets niet, dan kan je nog vragen om uitgeschreven te worden; de organisator beslist.",
  started: "De cursus is begonnen. Je kan wel vragen om uitgeschreven te worden; de organisator beslist.",
  "nothing-back":
    "Volgens de regeling krijg je niets meer terug. Je kan wel vragen om uitgeschreven te worden; de organisator beslist.",
  "switched-off": "Voor deze cursus beslist de organisator. Je kan vragen om uitgeschreven te worden.",
};

export const leavingMessages = {
  title: "Kan je toch niet meedoen?",
  titleOver: "Uitschrijven",
  free: "Schrijf je uit. Zo kan iemand anders je plaats krijgen.",
  freeWithoutSeat: "Schrijf je dan uit.",
  back: (amount: string) => `Schrijf je je vandaag uit, dan krijg je ${amount} terug.`,
  withdrawal: "Tot en met",
  withdrawalRest: "heb je bedenktijd, en krijg je de hele prijs terug.",
  nothingAfter: "Daarna krijg je van die prijs niets meer terug.",
  addOnBack: (name: string) => `${name}: krijg je helemaal terug, want het is nog niet verstuurd.`,
  addOnSent: (name: string) => `${name}: is verstuurd en blijft van jou.`,
  due: (amount: string) => `De ${amount} die je nog moest betalen, hoeft dan niet meer.`,

  leave: "Schrijf me uit",
  leaveTitle: "Wil je je uitschrijven?",
  seatIsFree: "Je plaats komt meteen vrij voor iemand anders.",
  leaveHelp: "Alleen de organisator kan je daarna weer inschrijven.",
  left: "Je bent uitgeschreven.",

  problems: PROBLEMS,
  stays: "Je vroeg om uitgeschreven te worden. Daar ging de organisator niet op in: je plaats blijft van jou.",
  yourQuestion: "Wat jij schreef",
  answer: "Wat de organisator schreef",
  ask: "Vraag om uitgeschreven te worden",
  askTitle: "Vragen om uitgeschreven te worden",
  askHelp: "De organisator krijgt je vraag en beslist, ook over wat je terugkrijgt. Tot dan blijft je plaats van jou.",
  reason: "Waarom?",
  askConfirm: "Verstuur mijn vraag",
  askedTitle: "Je vraag is verstuurd",
  askedHelp: "De organisator bekijkt ze en laat je iets weten. Tot dan ben je gewoon ingeschreven.",
  askedOk: "Goed",
  askedOn: "Je vroeg om uitgeschreven te worden op",
  waits: "De organisator beslist nog. Tot dan ben je gewoon ingeschreven.",
  withdraw: "Trek mijn vraag in",
  withdrawn: "Je vraag is ingetrokken. Je blijft ingeschreven.",
};
