import type { CourseInput } from "@inktvis/contract/features/courses/courses";
import { memberOf } from "./member.ts";
import { aPictureAddress } from "./picture.ts";

export interface MadeCourse {
  id: string;
  slug: string;
  title: string;
}

export interface NewCourse extends Partial<Omit<CourseInput, "title">> {
  title: string;
  isPublished?: boolean;
}
const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const MEETINGS = {
  hasRealLifePart: 1,
  location: "Bibliotheek De Kade, Gent",
  locationGoogleMapsLink: "https://kaart.example/de-kade",
  classTimes: "Tien dinsdagen van 19 tot 21 uur.",
  enrollmentDeadline: dayIn(20),
  startDate: dayIn(30),
  endDate: dayIn(93),
} as const;

/** Of a course that people enrol in, with meetings. */
const ENROLMENTS = {
  conditions: "<p>Annuleren kan tot veertien dagen vooraf.</p>",
  isClosed: 0,
  maxParticipants: 12,
  adminEmailAddress: "cursus@dekade.example",
};

/**
 * Creates a course of the demo organiser, published by default: free, with meetings, and with an external link to enrol.
 * `change` saves other settings.
 */
export async function makeCourse({ isPublished = true, ...wanted }: NewCourse) {
  const organizer = await memberOf("cursusorganisator");
  const [genre] = await organizer.call<{ id: number }[]>("GET", "/genres");
  const form = {
    intro: "Tien avonden schrijven over water, met elkaar als eerste lezers.",
    body: "<p>Wie over water schrijft, schrijft over alles wat niet blijft staan.</p>",
    organization: "Bibliotheek De Kade",
    teacher: "Marit Daele",
    externalLink: "https://dekade.example/inschrijven",
    image: { action: "create", data: aPictureAddress(860, 520) },
    courseStudentLevels: [1],
    courseRegionId: 4,
    courseTypeId: 2,
    courseDurationId: 5,
    courseAgeCategoryId: 2,
    genres: [genre?.id],
    pricingStrategy: "free",
    hasEnrollments: 0,
    ...(wanted.hasRealLifePart === 0 ? {} : MEETINGS),
    ...(wanted.hasEnrollments && ENROLMENTS),
    ...wanted,
  };
  const made = await organizer.call<MadeCourse>("POST", "/courses", form);
  if (isPublished) await organizer.call("POST", `/courses/${made.slug}/publish`);
  // The slug is derived from the title at publication.
  const course = await organizer.call<MadeCourse>("GET", `/courses/${made.slug}`);
  return {
    ...course,
    organizer,
    change: (change: object) =>
      organizer.call<MadeCourse>("PUT", `/courses/${course.slug}`, { ...form, image: undefined, ...change }),
  };
}
