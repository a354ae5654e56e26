import { COURSE_PARTS } from "@inktvis/contract/features/courses/course-rules";
import type { Course, PricingStrategy } from "@inktvis/contract/features/courses/course";
import type { CourseInput } from "@inktvis/contract/features/courses/course-input";
import type { Me } from "@inktvis/contract/features/accounts/me";
import type { ImageInput } from "@inktvis/contract/layer/fields";
import { amountText, amountTyped } from "#platform/formats/typed-amount.ts";
import { termsTyped, type TypedRefundTerm, typedTerms } from "./refund-term-rows.ts";

/** The fields that hold text. A choice from a long list is its number as text, empty until something is chosen. */
type TextName =
  | ("title" | "intro" | "body" | "organization" | "teacher" | "externalLink")
  | ("courseTypeId" | "courseAgeCategoryId" | "courseRegionId" | "courseDurationId")
  | ("location" | "locationGoogleMapsLink" | "enrollmentDeadline" | "startDate" | "endDate" | "classTimes")
  | ("price" | "priceLow" | "priceHigh" | "pricingInstallmentInstructions" | "conditions")
  | ("maxParticipants" | "adminEmailAddress" | "practicalInfo");
type FlagName = "hasRealLifePart" | "hasEnrollments" | "isClosed" | "pricingAllowInstallments" | "allowsLeaving";

export interface SurveyOption {
  id?: string | undefined;
  option: string;
}
export interface SurveyQuestion {
  id?: string | undefined;
  question: string;
  options: SurveyOption[];
}

/**
 * The values of the form's fields, including those of parts that are switched off: they keep what was typed until it is
 * saved.
 */
export type CourseFormValues = Record<TextName, string> &
  Record<FlagName, boolean> & {
    genres: number[];
    courseStudentLevels: number[];
    courseDiscountTypes: number[];
    pricingStrategy: PricingStrategy;
    survey: SurveyQuestion[];
    refundTerms: TypedRefundTerm[];
    image: ImageInput;
    teacherImage: ImageInput;
    /** Only admins fill this in. */
    organizedByCs: boolean | undefined;
    revision: number | undefined;
  };

/** The values of a new course (docs/product/courses.md#form). */
export const newCourseValues = ({ email, userIsAdmin }: Pick<Me, "email" | "userIsAdmin">): CourseFormValues => ({
  title: "",
  intro: "",
  body: "",
  genres: [],
  courseTypeId: "",
  image: undefined,
  courseStudentLevels: [],
  courseAgeCategoryId: "",
  organization: "",
  teacher: "",
  teacherImage: undefined,
  externalLink: "",
  organizedByCs: userIsAdmin ? false : undefined,
  courseRegionId: "",
  courseDurationId: "",
  hasRealLifePart: true,
  startDate: "",
  endDate: "",
  enrollmentDeadline: "",
  classTimes: "",
  location: "",
  locationGoogleMapsLink: "",
  pricingStrategy: "free",
  price: "",
  priceLow: "",
  priceHigh: "",
  hasEnrollments: false,
  conditions: "",
  isClosed: false,
  courseDiscountTypes: [],
  pricingAllowInstallments: false,
  pricingInstallmentInstructions: "",
  allowsLeaving: true,
  refundTerms: typedTerms([]),
  survey: [],
  maxParticipants: "",
  adminEmailAddress: email,
  practicalInfo: "",
  revision: undefined,
});

/** The values of the form for a stored course. A part that it does not have starts like that of a new one. */
export function valuesOfCourse(course: Course, me: Pick<Me, "email" | "userIsAdmin">): CourseFormValues {
  const fresh = newCourseValues(me);
  const text = (name: keyof Course & TextName) => String(course[name] ?? fresh[name]);
  return {
    title: course.title,
    intro: course.intro,
    body: course.body,
    genres: course.genres.map(({ id }) => id),
    courseTypeId: text("courseTypeId"),
    image: undefined,
    courseStudentLevels: course.courseStudentLevels.map(({ id }) => id),
    courseAgeCategoryId: text("courseAgeCategoryId"),
    organization: course.organization,
    teacher: text("teacher"),
    teacherImage: undefined,
    externalLink: text("externalLink"),
    organizedByCs: me.userIsAdmin ? course.organizedByCs : undefined,
    courseRegionId: text("courseRegionId"),
    courseDurationId: text("courseDurationId"),
    hasRealLifePart: course.hasRealLifePart,
    startDate: text("startDate"),
    endDate: text("endDate"),
    enrollmentDeadline: text("enrollmentDeadline"),
    classTimes: text("classTimes"),
    location: text("location"),
    locationGoogleMapsLink: text("locationGoogleMapsLink"),
    pricingStrategy: course.pricingStrategy,
    price: amountText(course.price),
    priceLow: amountText(course.priceLow),
    priceHigh: amountText(course.priceHigh),
    hasEnrollments: course.hasEnrollments,
    conditions: text("conditions"),
    isClosed: course.isClosed,
    courseDiscountTypes: course.courseDiscountTypes.map(({ id }) => id),
    pricingAllowInstallments: course.pricingAllowInstallments,
    pricingInstallmentInstructions: text("pricingInstallmentInstructions"),
    allowsLeaving: course.allowsLeaving,
    refundTerms: typedTerms(course.refundTerms ?? []),
    survey: course.survey,
    maxParticipants: text("maxParticipants"),
    adminEmailAddress: text("adminEmailAddress"),
    practicalInfo: text("practicalInfo"),
    revision: course.revision,
  };
}

/** Which parts of the form are switched on. */
function partsOf({ pricingStrategy, hasRealLifePart, hasEnrollments, pricingAllowInstallments }: CourseFormValues) {
  const ruled = { pricingStrategy, hasRealLifePart, hasEnrollments, pricingAllowInstallments };
  return {
    isPaid: COURSE_PARTS.isPaid(ruled),
    hasLevels: COURSE_PARTS.hasLevels(ruled),
    hasDiscounts: COURSE_PARTS.hasDiscounts(ruled),
    mayPayInParts: COURSE_PARTS.mayPayInParts(ruled),
    paysInParts: COURSE_PARTS.paysInParts(ruled),
    hasSeats: COURSE_PARTS.hasSeats(ruled),
  };
}

const numberOf = (typed: string) => (typed.trim() === "" ? null : Number(typed));
/** The number of a choice that is required: empty becomes null, which its schema refuses as "… is verplicht". */
const chosen = (typed: string) => numberOf(typed) as number;

/** Every field, so that the type check fails when one of the contract is missing. */
type AllInput = { [Field in keyof Required<CourseInput>]: CourseInput[Field] };

/** Converts the values to the API's input. Nothing is sent for a part that is switched off. */
export function inputOf(values: CourseFormValues): AllInput {
  const { hasRealLifePart, hasEnrollments } = values;
  const { isPaid, hasLevels, hasDiscounts, paysInParts, hasSeats } = partsOf(values);
  const filled = (typed: string, isOn = true) => (isOn && typed.trim() !== "" ? typed : null);
  return {
    ...values,
    courseTypeId: chosen(values.courseTypeId),
    courseAgeCategoryId: chosen(values.courseAgeCategoryId),
    courseRegionId: chosen(values.courseRegionId),
    courseDurationId: chosen(values.courseDurationId),
    teacher: filled(values.teacher),
    externalLink: filled(values.externalLink),
    price: isPaid ? amountTyped(values.price) : null,
    priceLow: hasLevels ? amountTyped(values.priceLow) : null,
    priceHigh: hasLevels ? amountTyped(values.priceHigh) : null,
    location: filled(values.location, hasRealLifePart),
    locationGoogleMapsLink: filled(values.locationGoogleMapsLink, hasRealLifePart),
    enrollmentDeadline: filled(values.enrollmentDeadline, hasRealLifePart),
    startDate: filled(values.startDate, hasRealLifePart),
    endDate: filled(values.endDate, hasRealLifePart),
    classTimes: filled(values.classTimes, hasRealLifePart),
    conditions: filled(values.conditions, hasEnrollments),
    isClosed: hasEnrollments && values.isClosed,
    courseDiscountTypes: hasDiscounts ? values.courseDiscountTypes : [],
    pricingAllowInstallments: paysInParts,
    pricingInstallmentInstructions: filled(values.pricingInstallmentInstructions, paysInParts),
    refundTerms: hasDiscounts ? termsTyped(values.refundTerms) : null,
    survey: hasEnrollments ? values.survey : [],
    maxParticipants: hasSeats ? numberOf(values.maxParticipants) : null,
    adminEmailAddress: filled(values.adminEmailAddress, hasSeats),
    practicalInfo: filled(values.practicalInfo, hasSeats),
  };
}
