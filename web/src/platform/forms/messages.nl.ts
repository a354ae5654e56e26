export const formMessages = {
  goOn: "Oké",
  summary: (count: number) => (count === 1 ? "Eén ding klopt nog niet:" : `${count} dingen kloppen nog niet:`),
  dayOrder: "Dag, maand en jaar, in de volgorde die het veld toont.",
  restored: "Wat je al had ingevuld, staat er weer.",
};
