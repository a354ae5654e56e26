import type { CourseState } from "../course-state.ts";

export const dashboardMessages = {
  states: {
    draft: {
      title: "Nog niet gepubliceerd",
      help: "Alleen jij ziet deze cursus. Kijk na of alles klopt, en zet hem dan op de site.",
    },
    published: {
      title: "De cursus staat op de site",
      help: "Iedereen ziet de cursus. Inschrijven op de site kan binnenkort.",
    },
    full: { title: "De cursus is vol", help: "Hij staat op de site, maar er is geen plaats meer vrij." },
    passed: {
      title: "De deadline is voorbij",
      help: "Inschrijven kan niet meer. De cursus staat nog op de site, maar niet meer in de lijst van cursussen.",
    },
    shown: {
      title: "De cursus staat op de site",
      help: "Hij wordt alleen getoond: inschrijven doen mensen elders.",
    },
  } satisfies Record<CourseState, { title: string; help: string }>,
  closedHelp: "Alleen wie je uitnodigt, kan zich inschrijven.",
  deadline: (when: string) => `Inschrijven kan tot en met ${when}.`,

  seats: "Plaatsen",
  filled: "Ingenomen",
  maximum: "Hoogstens",
  free: "Vrij",

  deadlinePassed: "De deadline om in te schrijven is al voorbij.",
  change: "Kies een andere bij de instellingen",
  preview: "Bekijk hoe de cursus eruitziet",
  publish: "Publiceer",
  publishTitle: "De cursus publiceren?",
  publishHelp: "Daarna ziet iedereen de cursus op de site, bij de cursussen en in zoekresultaten.",
  publishEnrol: "Inschrijven op de site kan binnenkort.",
  publishAddress:
    "Het adres blijft werken, ook als je later de titel verandert. Je kan de cursus weer van de site halen.",
  publishConfirm: "Publiceer de cursus",
  published: (title: string) => `‘${title}’ staat op de site.`,
  unpublish: "Haal van de site",
  unpublished: (title: string) => `‘${title}’ staat niet meer op de site.`,
};
