import { type CourseTermsSource, termsToNotify } from "@inktvis/contract/features/courses/course-changes";
import type { Course } from "@inktvis/contract/features/courses/course";
import { useState } from "react";
import { dayInWords, formDate } from "#platform/formats/days.ts";
import { changeMessages as copy } from "./change.nl.ts";
import type { CourseForm } from "./use-course-form.ts";

/**
 * Says before saving which changes participants will be notified of (docs/product/courses.md#changes), and what may
 * have to change along with them: the deadline with the first day, the map with the place.
 */
export function ChangeNotice({ course, form }: { course: Course; form: CourseForm }) {
  const typed = typedTerms(course, form);
  const [today] = useState(() => formDate(new Date()));
  const isOther = (name: "startDate" | "location") =>
    course[name] !== null && typed[name] !== null && typed[name] !== course[name];
  const changed = termsToNotify(course, typed, today);
  const isTold = course.filledSeats > 0 && changed.length > 0 && course.cancelledAt === null;
  const deadline = form.watch("enrollmentDeadline");
  const isDeadlineBehind = isOther("startDate") && deadline === course.enrollmentDeadline;
  const isMapBehind = isOther("location") && form.watch("locationGoogleMapsLink") === course.locationGoogleMapsLink;
  return (
    <div aria-live="polite" className="grid gap-4">
      {isTold && (
        <div className="notice grid gap-1">
          <p className="font-semibold">{copy.warning}</p>
          <p>{copy.told(changed)}</p>
        </div>
      )}
      {isDeadlineBehind && <p className="notice">{copy.deadlineStays(dayInWords(deadline) ?? deadline)}</p>}
      {isMapBehind && <p className="notice">{copy.mapStays}</p>}
    </div>
  );
}

/** A day that is not complete yet counts as the stored one. */
function typedTerms(course: Course, { watch }: CourseForm): CourseTermsSource {
  const hasMeetings = watch("hasRealLifePart");
  // The API refuses to remove the meetings while people rely on them.
  if (course.hasRealLifePart && !hasMeetings) return { ...course, teacher: watch("teacher").trim() || null };
  const text = (name: "classTimes" | "location") => (hasMeetings && watch(name).trim()) || null;
  const day = (name: "startDate" | "endDate") => {
    if (!hasMeetings) return null;
    return dayInWords(watch(name)) ? watch(name) : course[name];
  };
  return {
    startDate: day("startDate"),
    endDate: day("endDate"),
    classTimes: text("classTimes"),
    location: text("location"),
    teacher: watch("teacher").trim() || null,
  };
}
