import { plural } from "#platform/formats/numbers.ts";
import type { CourseState } from "../course-state.ts";

export const dashboardMessages = {
  states: {
    draft: {
      title: "Nog niet gepubliceerd",
      help: "Alleen jij ziet deze cursus. Kijk na of alles klopt, en zet hem dan op de site.",
    },
    unpublished: {
      title: "Van de site gehaald",
      help: "Bezoekers vinden deze cursus niet meer. Publiceer hem, dan staat hij weer op de site.",
    },
    published: {
      title: "De cursus staat op de site",
      help: "Iedereen ziet de cursus, en wie wil, schrijft zich in.",
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
    cancelled: {
      title: "De cursus gaat niet door",
      help: "Hij staat in geen lijst meer. Op zijn pagina staat dat hij niet doorgaat.",
    },
  } satisfies Record<CourseState, { title: string; help: string }>,
  /** For a course that was taken off the site while it has participants. */
  keptHelp: (participants: number) =>
    `${plural(participants, "deelnemer houdt de plaats", "deelnemers houden hun plaats")}. Anderen vinden deze cursus niet meer. Publiceer hem, dan staat hij weer op de site.`,
  closedHelp: "Alleen wie je uitnodigt, kan zich inschrijven.",
  deadline: (when: string) => `Inschrijven kan tot en met ${when}.`,

  seats: "Plaatsen",
  filled: "Ingeschreven",
  held: "Vrijgehouden",
  maximum: "Hoogstens",
  free: "Vrij",

  deadlinePassed: "De deadline om in te schrijven is al voorbij.",
  change: "Kies een andere bij de instellingen",
  noDays: "Deze cursus heeft nog geen data. Zonder data kan je hem niet publiceren.",
  fillInDays: "Vul ze in bij de instellingen",
  preview: "Bekijk hoe de cursus eruitziet",
  publish: "Publiceer",
  publishTitle: "De cursus publiceren?",
  publishHelp: "Daarna ziet iedereen de cursus op de site, bij de cursussen en in zoekresultaten.",
  publishEnrol: "Vanaf dan kunnen mensen zich inschrijven.",
  publishAddress:
    "Het adres blijft werken, ook als je later de titel verandert. Je kan de cursus weer van de site halen.",
  publishConfirm: "Publiceer de cursus",
  published: (title: string) => `‘${title}’ staat op de site.`,
  copy: "Neem over voor een volgende editie",
  copied: "De volgende editie staat klaar. Vul de data nog in, en kijk na of alles klopt.",
  copiedWithoutDays: "De volgende editie staat klaar. Kijk na of alles klopt.",
  unpublish: "Haal van de site",
  unpublishTitle: "Van de site halen?",
  /** The waiting list is not restored when the course is put back on the site. */
  endsWaitingList: (waiting: number) =>
    `Er ${waiting === 1 ? "staat één persoon" : `staan ${waiting} mensen`} op de wachtlijst. Die lijst stopt dan, en wie erop staat, krijgt een mail. Zet je de cursus later terug, dan begint een nieuwe lijst.`,
  putBack: "Zet terug",
  unpublished: (title: string) => `‘${title}’ staat niet meer op de site.`,
};
