export const instalmentsCopy = {
  one: "betaling in schijven",
  many: "betalingen in schijven",
  menu: "in schijven",
  intro:
    "Wie vroeg om een cursus in schijven te betalen. De organisator beslist; wat al een week wacht, staat hier om het even te vragen of zelf te beslissen.",
  course: "Cursus",
  person: "Wie",
  organizer: "Organisator",
  search: "Naam, e-mailadres, factuurnummer of mededeling",
  state: "Toestand",
  filters: { overdue: "wacht al een week", open: "wacht op een antwoord", running: "loopt" },
  states: { open: "wacht op een antwoord", approved: "loopt", rejected: "afgewezen" },
  paid: "afgerond",
  asked: "Gevraagd",
  outstanding: "Nog te betalen",
  total: (amount: string) => `van ${amount}`,
};
