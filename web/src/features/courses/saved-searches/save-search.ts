import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import type { CourseSearch } from "../courses/course-search.ts";

/** Whether it was saved; a refusal is shown. */
export async function saveSearch({ text, filters = {} }: CourseSearch) {
  try {
    await api.savedSearches.save({ body: { text, filters } });
    return true;
  } catch (refusal) {
    toastRefusal(refusal);
    return false;
  }
}
