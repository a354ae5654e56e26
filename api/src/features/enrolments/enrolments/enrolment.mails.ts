import { formatDay } from "#platform/dutch-dates.ts";
import type { Attachment, Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

/** Who enrols, and in which course. */
export interface Enrollee {
  to: string;
  nickname: string;
  course: string;
  /** The page where enrolling continues. */
  url: string;
}

export interface CourseInMail {
  organization: string;
  teacher: string | null;
  start_date: string | null;
  end_date: string | null;
  class_times: string | null;
  location: string | null;
  location_google_maps_link: string | null;
  practical_info: string | null;
}

/** "op 27 maart 2027", "van 27 maart 2027 tot en met 5 juni 2027" */
export const period = (from: string, to: string | null) =>
  to === null || to === from ? `op ${formatDay(from)}` : `van ${formatDay(from)} tot en met ${formatDay(to)}`;

/** What, when, where and by whom. */
export function courseFacts({
  organization,
  teacher,
  start_date,
  end_date,
  class_times,
  location,
  practical_info,
}: CourseInMail) {
  return [
    start_date === null
      ? "Er zijn geen bijeenkomsten: je volgt de cursus op je eigen tempo."
      : `Wanneer: ${period(start_date, end_date)}.`,
    ...(class_times ? [`Lesmomenten: ${class_times}`] : []),
    ...(location ? [`Waar: ${location}`] : []),
    `Door: ${[organization, teacher].filter(Boolean).join(", met ")}`,
    ...(practical_info ? ["Wat de organisator je nog wil meegeven:", ...splitParagraphs(practical_info)] : []),
  ];
}

interface Enrolled extends Enrollee {
  details: CourseInMail;
  isPaid: boolean;
  calendar: Attachment | undefined;
}
export const enrolled = ({ to, nickname, course, url, details, isPaid, calendar }: Enrolled): Mail => ({
  kind: "enrolments.enrolled",
  to,
  subject: `Je bent ingeschreven voor ${course}`,
  preview: "Lees wanneer, waar en wat nu.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je bent ingeschreven voor ‘${course}’. Je plaats staat vast.${isPaid ? " Je factuur krijg je in een aparte mail." : ""}`,
    ...courseFacts(details),
    ...(calendar ? ["Zet de cursus in je agenda met het bestand bij deze mail."] : []),
  ],
  ...(details.location_google_maps_link && {
    items: [{ title: "Op de kaart", note: details.location ?? "", url: details.location_google_maps_link }],
  }),
  action: { label: "Naar je cursus", url },
  smallPrint: [
    "Op die bladzijde vind je alles terug, ook wat nog verandert.",
    "Heb je een vraag, of kan je er toch niet bij zijn? Laat het weten door op deze mail te antwoorden.",
  ],
  ...(calendar && { attachments: [calendar] }),
});

/** For people who still had to pay. */
export const NOW_FREE = "De cursus is nu gratis: schrijf je in, en je hoeft niets te betalen.";

export interface HeldSeat {
  /** For example "zaterdag 21 november 2026 om 14:05". */
  until: string;
  /** Whether people can still enrol after that moment. */
  isOpenAfter: boolean;
}
export const seatIsHeld = ({ until, isOpenAfter }: HeldSeat) =>
  `We houden je plaats vrij tot ${until}. ${isOpenAfter ? "Daarna kan iemand anders ze krijgen." : "Daarna kan je je niet meer inschrijven."}`;

export const seatExpires = ({ to, nickname, course, url, seat }: Enrollee & { seat: HeldSeat }): Mail => ({
  kind: "enrolments.expiring",
  to,
  subject: `Je plaats in ${course} vervalt bijna`,
  preview: `We houden ze vrij tot ${seat.until}.`,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je inschrijving voor ‘${course}’ is nog niet rond. ${seatIsHeld(seat)}`,
    "Betaalde je net? Dan hoef je niets te doen: je krijgt een mail zodra je betaling binnen is.",
  ],
  action: { label: "Rond je inschrijving af", url },
  smallPrint: ["Wat je invulde, blijft bewaard. Wil je toch niet meedoen? Dan hoef je niets te doen."],
});
