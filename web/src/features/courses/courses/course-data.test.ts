import { describe, expect, it } from "vitest";
import type { Course } from "@inktvis/contract/features/courses/course";
import { courseData } from "./course-data.ts";

const named = (name: string) => ({ id: 1, name });
const COURSE = {
  slug: "dichten-aan-zee",
  title: "Dichten aan zee",
  intro: "Drie dagen schrijven.",
  organization: "Huis Inktvis",
  teacher: "Marit Daele",
  image: null,
  region: named("West-Vlaanderen"),
  ageCategory: named("Volwassenen"),
  courseStudentLevels: [named("Beginner"), named("Gevorderd")],
  genres: [named("Poëzie")],
  pricingStrategy: "paid",
  price: 120,
  priceLow: null,
  priceHigh: null,
  hasRealLifePart: true,
  hasEnrollments: true,
  isBeforeEnrollmentDeadline: true,
  cancelledAt: null,
  enrollmentDeadline: "2027-03-01",
  startDate: "2027-03-05",
  endDate: "2027-03-07",
  classTimes: "Elke dag van 10 tot 16 uur",
  location: "De Kaai, Oostende",
  maxParticipants: 12,
  availableSeats: 4,
} as unknown as Course;

const dataOf = (changes: Partial<Course> = {}) => courseData("https://huis.example", { ...COURSE, ...changes });

describe("the structured data of a course", () => {
  it("says what the course is, who gives it, when and where", () => {
    expect(dataOf()).toMatchObject({
      name: "Dichten aan zee",
      url: "https://huis.example/cursussen/dichten-aan-zee",
      provider: { "@type": "Organization", name: "Huis Inktvis" },
      educationalLevel: "Beginner, Gevorderd",
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Onsite",
        startDate: "2027-03-05",
        endDate: "2027-03-07",
        instructor: { name: "Marit Daele" },
        location: { name: "De Kaai, Oostende", address: "West-Vlaanderen" },
        maximumAttendeeCapacity: 12,
      },
    });
  });

  it.each([
    [{}, { "@type": "Offer", category: "Paid", price: 120, availability: "https://schema.org/InStock" }],
    [
      { pricingStrategy: "free", price: null },
      { category: "Free", price: 0 },
    ],
    [
      { pricingStrategy: "paid_levels", priceLow: 0, priceHigh: 160 },
      { "@type": "AggregateOffer", category: "Partially Free", lowPrice: 0, highPrice: 160 },
    ],
    [{ cancelledAt: "2026-11-02T10:00:00.000Z" }, { availability: "https://schema.org/Discontinued" }],
    [{ availableSeats: 0 }, { availability: "https://schema.org/SoldOut" }],
    [{ availableSeats: 0, isBeforeEnrollmentDeadline: false }, { availability: "https://schema.org/Discontinued" }],
  ] as [Partial<Course>, object][])("says what it costs and whether it can be joined: %o", (changes, offer) => {
    expect(dataOf(changes).offers).toMatchObject({ priceCurrency: "EUR", validThrough: "2027-03-01", ...offer });
  });

  it("takes place online when its place says so", () => {
    expect(dataOf({ location: "Online, met Zoom" })).toMatchObject({
      hasCourseInstance: {
        courseMode: "Online",
        location: { "@type": "VirtualLocation", url: "https://huis.example/cursussen/dichten-aan-zee" },
      },
    });
  });

  it("leaves out what a course without meetings does not have", () => {
    const none = { hasRealLifePart: false, startDate: null, endDate: null, location: null, classTimes: null };
    const { hasCourseInstance } = dataOf({ ...none, teacher: null, maxParticipants: null });
    expect(JSON.parse(JSON.stringify(hasCourseInstance))).toEqual({ "@type": "CourseInstance", courseMode: "Online" });
  });
});
