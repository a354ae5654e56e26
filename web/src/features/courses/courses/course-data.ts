import type { Course } from "@inktvis/contract/features/courses/course";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { isOnlinePlace, placeData } from "#platform/structured-data.ts";
import { isFull, isPassed } from "./course-state.ts";

/** A course in the terms of schema.org, with when it takes place and what it costs. */
export function courseData(origin: string, course: Course) {
  const { title, intro, organization, courseStudentLevels, ageCategory, genres, image } = course;
  const url = origin + coursePath(course.slug);
  return {
    name: title,
    description: intro,
    url,
    inLanguage: "nl-BE",
    image: image ? origin + image.url.default : undefined,
    provider: { "@type": "Organization", name: organization },
    educationalLevel: courseStudentLevels.map(({ name }) => name).join(", ") || undefined,
    typicalAgeRange: ageCategory.name,
    about: genres.map(({ name }) => name),
    offers: { ...offerOf(course), url, ...stateOf(course) },
    hasCourseInstance: instanceOf(course, url),
  };
}

const EURO = { priceCurrency: "EUR" } as const;

function offerOf({ pricingStrategy, price, priceLow, priceHigh }: Course) {
  if (pricingStrategy === "paid_levels" && priceLow !== null && priceHigh !== null) {
    const category = priceLow > 0 ? "Paid" : priceHigh > 0 ? "Partially Free" : "Free";
    return { "@type": "AggregateOffer", category, lowPrice: priceLow, highPrice: priceHigh, ...EURO };
  }
  const amount = price ?? 0;
  return { "@type": "Offer", category: amount > 0 ? "Paid" : "Free", price: amount, ...EURO };
}

function stateOf(course: Course) {
  const availability =
    isPassed(course) || course.cancelledAt !== null ? "Discontinued" : isFull(course) ? "SoldOut" : "InStock";
  return {
    availability: `https://schema.org/${availability}`,
    // Valid until the end of that day.
    validThrough: course.enrollmentDeadline ?? undefined,
  };
}

function instanceOf(course: Course, url: string) {
  const { hasRealLifePart, startDate, endDate, teacher, location, region, maxParticipants, classTimes } = course;
  return {
    "@type": "CourseInstance",
    courseMode: hasRealLifePart && !isOnlinePlace(location) ? "Onsite" : "Online",
    instructor: teacher ? { "@type": "Person", name: teacher } : undefined,
    startDate: startDate ?? undefined,
    endDate: endDate ?? undefined,
    description: classTimes ?? undefined,
    location: placeData(location, { address: region.name, url }),
    maximumAttendeeCapacity: maxParticipants ?? undefined,
  };
}
