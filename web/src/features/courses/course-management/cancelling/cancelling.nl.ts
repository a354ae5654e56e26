import { people } from "#features/management/send-dialog.nl.ts";
import { formatAmount, formatCount, plural } from "#platform/formats/numbers.ts";

const whoIsMailed = (enrolled: number, enrolling: number) =>
  [
    enrolled > 0 && plural(enrolled, "ingeschrevene", "ingeschrevenen"),
    enrolling > 0 && `${people(enrolling)} die nog niet klaar ${enrolling === 1 ? "is" : "zijn"} met inschrijven,`,
  ]
    .filter(Boolean)
    .join(" en ");

export const cancellingMessages = {
  cancel: "Gelast de cursus af",
  title: "De cursus afgelasten?",
  nobody: "Er is niemand ingeschreven. De cursus verdwijnt uit de lijsten; op zijn pagina staat dat hij niet doorgaat.",
  help: ({ enrolled, enrolling, refund }: { enrolled: number; enrolling: number; refund: number }) =>
    `${whoIsMailed(enrolled, enrolling)} ${enrolled + enrolling === 1 ? "krijgt" : "krijgen"} een mail${refund > 0 ? ", en alles terug" : ""}. De cursus verdwijnt uit de lijsten; op zijn pagina staat dat hij niet doorgaat.`,
  waiting: (count: number) =>
    `De wachtlijst wordt afgesloten: ${people(count)} ${count === 1 ? "krijgt" : "krijgen"} daar een mail over.`,
  refund: (amount: number) =>
    amount > 0 ? `Er wordt ${formatAmount(amount)} terugbetaald.` : "Er is niets terug te betalen.",
  final: "Dit kan je niet ongedaan maken.",
  message: "Waarom gaat de cursus niet door?",
  messageHelp: "Staat in de mail, en op de pagina van de cursus. Je hoeft niets te schrijven.",
  confirm: (amount: number) =>
    amount > 0 ? `Gelast af, en betaal ${formatAmount(amount)} terug` : "Gelast de cursus af",
  cancelled: "De cursus is afgelast.",

  progress: (done: number, all: number) => `${formatCount(done)} van ${people(all)} uitgeschreven en gemaild`,
  progressLabel: "Hoever het afgelasten staat",
  progressHelp: "Je mag deze pagina sluiten: het gaat vanzelf voort.",
  done: (count: number, amount: number) =>
    amount > 0
      ? `${people(count)} ${count === 1 ? "is" : "zijn"} uitgeschreven en gemaild. ${formatAmount(amount)} gaat terug.`
      : `${people(count)} ${count === 1 ? "is" : "zijn"} uitgeschreven en gemaild.`,
  toldThem: "Wat je erover schreef",
  doneNobody: "Er was niemand ingeschreven.",
};
