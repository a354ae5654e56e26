import type { CourseInput } from "@inktvis/contract/features/courses/courses";
import { type Member, memberOf } from "./member.ts";
import { aPictureAddress } from "./picture.ts";

export interface MadeCourse {
  id: string;
  slug: string;
  title: string;
}

export interface NewCourse extends Partial<Omit<CourseInput, "title">> {
  title: string;
  isPublished?: boolean;
  /** The key of the demo account that makes it. */
  by?: string;
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const MEETINGS = {
  hasRealLifePart: true,
  startDate: dayAfter(30),
  endDate: dayAfter(32),
  enrollmentDeadline: dayAfter(20),
  classTimes: "Drie dagen, van 10 tot 16 uur",
  location: "De Schuilhut, Oostende",
};
const ENROLMENTS = {
  hasEnrollments: true,
  conditions: "<p>Annuleren kan tot veertien dagen vooraf.</p>",
  isClosed: false,
  maxParticipants: 12,
  adminEmailAddress: "cursus@schuilhut.example",
};

async function formOf(organizer: Member, wanted: Omit<NewCourse, "isPublished" | "by">) {
  const [genre] = await organizer.call<{ id: number }[]>("GET", "/genres");
  return {
    intro: "Drie dagen schrijven met de zee als buur.",
    body: "<p>Breng een schrift en laarzen mee.</p>",
    organization: "De Schuilhut",
    image: { action: "create", data: aPictureAddress(900, 600) },
    genres: [genre?.id],
    courseStudentLevels: [1],
    courseTypeId: 2,
    courseRegionId: 6,
    courseDurationId: 3,
    courseAgeCategoryId: 2,
    pricingStrategy: "free",
    hasRealLifePart: false,
    hasEnrollments: false,
    ...(wanted.hasRealLifePart !== false && MEETINGS),
    ...(wanted.hasEnrollments && ENROLMENTS),
    ...wanted,
  };
}

/** Creates a course of a demo organiser, published by default, with meetings unless it says otherwise. */
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
      organizer.call("PUT", `/courses/${course.slug}`, { ...form, image: undefined, ...change }),
  };
}
