export const formMessages = {
  close: "Oké",
  summary: (count: number) => (count === 1 ? "Eén ding klopt nog niet:" : `${count} dingen kloppen nog niet:`),
  dayOrder: "Dag, maand en jaar, in de volgorde die het veld toont.",
  dayOf: (label: string) => `${label}, dag`,
  timeOf: (label: string) => `${label}, uur`,
  left: (left: number) => `Nog ${left} ${left === 1 ? "teken" : "tekens"}.`,
  tooLong: (over: number) => `${over} ${over === 1 ? "teken" : "tekens"} te veel.`,
  restored: "Wat je al had ingevuld, staat er weer.",
  discard: "Gooi weg wat je invulde",
};
