import { describe, expect, it } from "vitest";
import { courseFormSchema } from "./course-form.schema.ts";
import { type CourseFormValues, inputOf, newCourseValues } from "./course-values.ts";

const organizer = { email: "organisator@inktvis.example", userIsAdmin: false };
const values = (changes: Partial<CourseFormValues> = {}): CourseFormValues => ({
  ...newCourseValues(organizer),
  title: "Schrijven aan zee",
  intro: "Drie dagen wind.",
  body: "<p>Breng laarzen mee.</p>",
  organization: "De Schuilhut",
  genres: [1],
  courseStudentLevels: [1],
  courseTypeId: "2",
  courseAgeCategoryId: "2",
  courseRegionId: "6",
  courseDurationId: "3",
  image: { action: "create", data: "data:image/png;base64,AAAA" },
  hasRealLifePart: false,
  ...changes,
});

/** The fields that have an error, in the order of the schema. */
const wrongIn = (changes: Partial<CourseFormValues>, stored = { image: false }) => {
  const { error } = courseFormSchema(stored).safeParse(values(changes));
  return [...new Set(error?.issues.map(({ path }) => path.join(".")))];
};

describe("the form of a course", () => {
  it("starts free, with meetings, without enrolments, open, and with the organiser's own address", () => {
    expect(newCourseValues(organizer)).toMatchObject({
      pricingStrategy: "free",
      hasRealLifePart: true,
      hasEnrollments: false,
      isClosed: false,
      adminEmailAddress: organizer.email,
      organizedByCs: undefined,
    });
    expect(newCourseValues({ ...organizer, userIsAdmin: true }).organizedByCs).toBe(false);
  });

  it("accepts a course without meetings and enrolments", () => {
    expect(wrongIn({})).toEqual([]);
  });

  it("reports every missing field at once", () => {
    expect(wrongIn(newCourseValues(organizer))).toEqual(
      expect.arrayContaining([
        "title",
        "intro",
        "body",
        "organization",
        "genres",
        "courseStudentLevels",
        "image",
        "courseTypeId",
        "courseAgeCategoryId",
        "courseRegionId",
        "courseDurationId",
        "location",
        "classTimes",
        "startDate",
        "endDate",
        "enrollmentDeadline",
      ]),
    );
  });

  it("reports no error for a picture that is already stored", () => {
    expect(wrongIn({ image: undefined })).toEqual(["image"]);
    expect(wrongIn({ image: undefined }, { image: true })).toEqual([]);
  });

  it("neither checks nor sends what was typed in a part that was switched off again", () => {
    const switchedOff = {
      location: "x",
      locationGoogleMapsLink: "geen adres",
      price: "duur",
      conditions: "<p>Kom op tijd.</p>",
      maxParticipants: "0",
      survey: [{ question: "", options: [{ option: "" }, { option: "" }] }],
      courseDiscountTypes: [1],
    };
    expect(wrongIn(switchedOff)).toEqual([]);
    expect(inputOf(values(switchedOff))).toMatchObject({
      location: null,
      locationGoogleMapsLink: null,
      price: null,
      conditions: null,
      isClosed: false,
      maxParticipants: null,
      adminEmailAddress: null,
      survey: [],
      courseDiscountTypes: [],
    });
  });

  it("requires prices in euros, with the low one no higher than the normal one", () => {
    expect(wrongIn({ pricingStrategy: "paid" })).toEqual(["price"]);
    expect(wrongIn({ pricingStrategy: "paid", price: "gratis" })).toEqual(["price"]);
    expect(wrongIn({ pricingStrategy: "paid", price: "12,505" })).toEqual(["price"]);
    expect(wrongIn({ pricingStrategy: "paid_levels", price: "100", priceLow: "110", priceHigh: "90" })).toEqual([
      "priceLow",
      "priceHigh",
    ]);
    const paid = { pricingStrategy: "paid_levels" as const, price: "1.200", priceLow: "980,50", priceHigh: "€ 1.400" };
    expect(wrongIn(paid)).toEqual([]);
    expect(inputOf(values(paid))).toMatchObject({ price: 1200, priceLow: 980.5, priceHigh: 1400 });
  });

  it("reports which answer of the survey is empty", () => {
    const survey = [{ question: "Eet je vlees?", options: [{ option: "Ja" }, { option: " " }] }];
    expect(wrongIn({ hasEnrollments: true, conditions: "<p>Kom op tijd.</p>", survey })).toEqual([
      "survey.0.options.1.option",
    ]);
  });

  it("requires seats and an address only when there are both meetings and enrolments", () => {
    const enrolling = { hasEnrollments: true, conditions: "<p>Kom op tijd.</p>", adminEmailAddress: "" };
    expect(wrongIn(enrolling)).toEqual([]);
    const meetings = { startDate: "2027-05-01", endDate: "2027-05-03", enrollmentDeadline: "2027-04-20" };
    const both = { ...enrolling, ...meetings, hasRealLifePart: true, location: "Hier", classTimes: "Heel de dag" };
    expect(wrongIn(both)).toEqual(["maxParticipants", "adminEmailAddress"]);
    expect(inputOf(values({ ...both, maxParticipants: "12" })).maxParticipants).toBe(12);
  });
});
