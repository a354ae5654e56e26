import {
  changedTerms,
  type CourseTerm,
  type CourseTermsSource,
} from "@inktvis/contract/features/courses/course-changes";
import type { Attachment, Mail } from "#platform/mail/mail-content.ts";
import { type Enrollee, period } from "../enrolments/enrolment.mails.ts";

interface ChangedCourse extends Enrollee {
  before: CourseTermsSource;
  after: CourseTermsSource;
  /** Absent for people who are not enrolled yet, and when nothing in the calendar changed. */
  calendar: Attachment | undefined;
}

/** What the organiser changed about when, where and by whom: all changes of one save in one mail. */
export const changedCourse = ({ to, nickname, course, url, before, after, calendar }: ChangedCourse): Mail => {
  const terms = changedTerms(before, after);
  return {
    kind: "courses.changed",
    to,
    subject: `Er verandert iets aan ${course}`,
    preview: "Lees wat er anders is.",
    greeting: `Dag ${nickname}`,
    paragraphs: [
      `De organisator wijzigde iets aan je cursus ‘${course}’.`,
      ...terms.flatMap((term) => sentencesOf(term, before, after)),
      ...(calendar ? ["Met het bestand bij deze mail zet je ook je agenda juist."] : []),
    ],
    action: { label: "Naar je cursus", url },
    smallPrint: ["Heb je een vraag, of kan je er zo niet bij zijn? Laat het weten door op deze mail te antwoorden."],
    ...(calendar && { attachments: [calendar] }),
  };
};

function sentencesOf(term: CourseTerm, before: CourseTermsSource, after: CourseTermsSource): string[] {
  switch (term) {
    case "days":
      return [`De cursus gaat nu door ${daysOf(after)}. Dat was ${daysOf(before)}.`];
    case "classTimes":
      return told(
        ["De lesmomenten zijn nu", "Er staan geen lesmomenten meer bij de cursus."],
        after.classTimes,
        before.classTimes,
      );
    case "location":
      return told(["De plaats is nu", "Er staat geen plaats meer bij de cursus."], after.location, before.location);
    case "teacher":
      return told(["De lesgever is nu", "Er staat geen lesgever meer bij de cursus."], after.teacher, before.teacher);
    default:
      return term satisfies never;
  }
}

const daysOf = ({ startDate, endDate }: CourseTermsSource) =>
  startDate === null ? "zonder bijeenkomsten" : period(startDate, endDate);

/** What the organiser typed may be more than a sentence, so each part has a paragraph of its own. */
const told = ([isNow, isNone]: readonly [string, string], after: string | null, before: string | null) => [
  after === null ? isNone : `${isNow}: ${after}`,
  ...(before === null ? [] : [`Dat was: ${before}`]),
];
