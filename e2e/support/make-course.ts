import type { CourseInput } from "@inktvis/contract/features/courses/course-input";
import { type Member, memberOf } from "./member.ts";
import { aPictureAddress } from "./picture.ts";
import { dayAfter } from "./days.ts";

export interface MadeCourse {
  id: string;
  slug: string;
  title: string;
}

export interface NewCourse extends Partial<Omit<CourseInput, "title">> {
  title: string;
  isPublished?: boolean;
  /** The key of the demo account that creates the course. */
  by?: string;
}

const MEETINGS = {
  hasRealLifePart: true,
  location: "Bibliotheek De Kade, Gent",
  locationGoogleMapsLink: "https://kaart.example/de-kade",
  classTimes: "Tien dinsdagen van 19 tot 21 uur.",
  enrollmentDeadline: dayAfter(20),
  startDate: dayAfter(30),
  endDate: dayAfter(93),
};
const ENROLMENTS = {
  hasEnrollments: true,
  conditions: "<p>Annuleren kan tot veertien dagen vooraf.</p>",
  isClosed: false,
  maxParticipants: 12,
  adminEmailAddress: "cursus@dekade.example",
};

async function formOf(organizer: Member, wanted: Omit<NewCourse, "isPublished" | "by">) {
  const [genre] = await organizer.call<{ id: number }[]>("GET", "/genres");
  return {
    intro: "Tien avonden schrijven over water, met elkaar als eerste lezers.",
    body: "<p>Wie over water schrijft, schrijft over alles wat niet blijft staan.</p>",
    organization: "Bibliotheek De Kade",
    teacher: "Marit Daele",
    externalLink: "https://dekade.example/inschrijven",
    image: { action: "create", data: aPictureAddress(860, 520) },
    genres: [genre?.id],
    courseStudentLevels: [1],
    courseTypeId: 2,
    courseRegionId: 4,
    courseDurationId: 5,
    courseAgeCategoryId: 2,
    pricingStrategy: "free",
    hasRealLifePart: false,
    hasEnrollments: false,
    ...(wanted.hasRealLifePart !== false && MEETINGS),
    ...(wanted.hasEnrollments && ENROLMENTS),
    ...wanted,
  };
}

/**
 * Creates a course of a demo organiser, published by default, with meetings and an external link to enrol unless
 * `wanted` says otherwise. `change` saves other settings.
 */
export async function makeCourse({ isPublished = true, by = "cursusorganisator", ...wanted }: NewCourse) {
  const organizer = await memberOf(by);
  const form = await formOf(organizer, wanted);
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
