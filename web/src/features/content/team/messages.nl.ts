export const teamMessages = {
  failed: "Deze lijst kon niet geladen worden.",
  empty: "Nog niemand",
  emptyHelp: "Wie hier hoort, stelt zich binnenkort voor.",
  more: (name: string) => `Meer over ${name}`,
};

/** The pages that show lists of people. */
export const teamPages = {
  team: {
    title: "Team",
    intro: "De mensen die de deur opendoen, de cursussen in elkaar steken en je mails beantwoorden.",
    description: "Wie er werkt in het huis voor iedereen die schrijft: het kernteam en wie tijdelijk meewerkt.",
  },
  editors: {
    title: "Redactie",
    intro: "Ze kiezen, schrappen, bellen na middernacht over een komma, en maken zo elk nummer.",
    description: "De redactie van Verzin: wie het tijdschrift maakt.",
  },
  teachers: {
    title: "Docenten",
    intro: "Ze schrijven zelf, en weten daarom waar het lastig wordt.",
    description: "De docenten van de Schrijfacademie: schrijvers die lesgeven.",
  },
};

export const listTitles = {
  core: "Kernteam",
  temporary: "Tijdelijk team",
  editors: "De redactie",
  teachers: "Onze docenten",
};
