import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import type { CourseSearch } from "../courses/course-search.ts";

/** Saves a search, with the course whose next editions count too. @returns whether it was saved; a refusal is shown */
export async function saveSearch({ text, filters = {} }: CourseSearch, courseId?: string) {
  try {
    await api.savedSearches.save({ body: { text, filters, courseId } });
    return true;
  } catch (refusal) {
    toastRefusal(refusal);
    return false;
  }
}
