export const instalmentActionMessages = {
  decide: "Ga je akkoord met betalen in schijven?",
  decideHelp:
    "Ga je akkoord, dan is de inschrijving rond en vertrekt de factuur, met hoe er overgeschreven wordt. Zo niet, dan houden we de plaats nog drie dagen vrij om in één keer te betalen.",
  freeSince: (total: string) =>
    `De cursus is intussen gratis. Ga je akkoord, dan betaalt de deelnemer toch ${total}, zoals gevraagd werd. Wijs je de vraag af, dan kan de deelnemer zich gratis inschrijven.`,
  approve: "Ga akkoord",
  approved: "Ingeschreven. De factuur vertrekt per mail.",
  reject: "Wijs af",
  rejectTitle: "De vraag afwijzen?",
  rejectHelp:
    "De deelnemer krijgt een mail met je bericht, en kan nog drie dagen in één keer betalen of het opnieuw vragen.",
  rejectMessage: "Bericht aan de deelnemer",
  rejected: "Afgewezen. De deelnemer krijgt een mail.",

  running: "Wat er binnenkwam",
  runningHelp: (communication: string) =>
    `Overschrijvingen met mededeling ${communication} komen op de rekening van het huis. Zie je die zelf niet, vraag dan het kantoor wat er binnenkwam. Vul in wat ze samen zijn.`,
  paidAmount: "Samen betaald (in euro)",
  due: (total: string) => `Hoogstens ${total}.`,
  save: "Bewaar het bedrag",
  saved: "Bewaard.",
  outstanding: (amount: string) => `Nog te betalen: ${amount}.`,
  nothingOutstanding:
    "Alles kwam binnen. Rond de betaling nog af: dan krijgt de deelnemer een mail dat er niets meer te betalen is.",
  finish: "Rond af",
  settle: "Alles kwam binnen",
  settleTitle: "Kwam alles binnen?",
  settlePaid: (total: string) =>
    `We bewaren dat er ${total} binnenkwam, en ronden de betaling af. De deelnemer krijgt een mail. Daarna verandert er aan de schijven niets meer.`,
  settleConfirm: "Rond af",
  waive: "Scheld de rest kwijt",
  waiveTitle: "De rest kwijtschelden?",
  waived: (paid: string, waived: string) =>
    `Er kwam ${paid} binnen. De ${waived} die ontbreekt, scheld je kwijt: de deelnemer krijgt een creditnota, en hoeft niets meer te betalen. Dit kan je niet terugdraaien.`,
  waiveConfirm: (waived: string) => `Scheld ${waived} kwijt`,
  settled: "Afgerond.",
  history: "Wat er ingevuld werd",
  entry: (amount: string) => `${amount} in totaal`,
  erased: "iemand die gewist is",
};
