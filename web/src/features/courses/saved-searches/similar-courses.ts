import type { Course } from "@inktvis/contract/features/courses/course";
import type { CourseSearch } from "../courses/course-search.ts";
import { keepMeInformedMessages as copy } from "./keep-me-informed.nl.ts";

/**
 * A search for similar courses: with the same type, age category and place, and one of the same genres; and the names
 * of those.
 */
export function similarCourses({ type, ageCategory, region, genres, hasRealLifePart }: Course) {
  const search: CourseSearch = {
    filters: {
      types: [type.id],
      ageCategories: [ageCategory.id],
      genres: genres.map(({ id }) => id),
      ...(hasRealLifePart ? { regions: [region.id] } : { hasRealLifePart: false }),
    },
  };
  const place = hasRealLifePart ? region.name : copy.online;
  const genre = genres.map(({ name }) => name).join(" of ");
  return { search, names: [type.name, ageCategory.name, place, genre].join(", ") };
}
