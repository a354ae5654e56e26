import { formatDay } from "#platform/dutch-dates.ts";
import type { Attachment, Mail } from "#platform/mail/mail-content.ts";
import { type CourseInMail, courseFacts, type Enrollee } from "../enrolments/enrolment.mails.ts";

interface StartingSoon extends Enrollee {
  details: CourseInMail;
  startDate: string;
  calendar: Attachment | undefined;
}

export const startingSoon = ({ to, nickname, course, url, details, startDate, calendar }: StartingSoon): Mail => ({
  kind: "enrolments.starting-soon",
  to,
  subject: `${course} begint op ${formatDay(startDate)}`,
  preview: "Lees nog eens wanneer en waar.",
  greeting: `Dag ${nickname}`,
  paragraphs: [`Je cursus ‘${course}’ begint op ${formatDay(startDate)}. Tot dan!`, ...courseFacts(details)],
  ...(details.location_google_maps_link && {
    items: [{ title: "Op de kaart", note: details.location ?? "", url: details.location_google_maps_link }],
  }),
  action: { label: "Naar je cursus", url },
  smallPrint: ["Kan je er toch niet bij zijn? Laat het weten door op deze mail te antwoorden."],
  ...(calendar && { attachments: [calendar] }),
});
