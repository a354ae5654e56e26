import { useState } from "react";
import { MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { MemberButton } from "#features/session/member-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Check } from "#ui/icons.tsx";
import type { Course } from "@inktvis/contract/features/courses/course";
import type { CourseSearch } from "../courses/course-search.ts";
import { similarCourses } from "./similar-courses.ts";
import { keepMeInformedMessages as copy } from "./keep-me-informed.nl.ts";

/** Below a catalogue that is narrowed: offers to notify the member of new courses that the search finds. */
export const KeepMeInformed = ({ search }: { search: CourseSearch }) => (
  <SaveSearch hint={copy.searchHint} search={search} />
);

/**
 * For a course that can no longer be joined: offers to notify the member of similar courses, and of its next edition.
 */
export function KeepMeInformedOfSimilar({ course }: { course: Course }) {
  const { search, names } = similarCourses(course);
  return <SaveSearch courseId={course.id} hint={copy.likeHint(names)} search={search} />;
}

interface SaveSearchProps {
  search: CourseSearch;
  /** What the member will be notified of. */
  hint: string;
  /** The course whose next editions count too. */
  courseId?: string;
}

/**
 * Saves a search, so that the member is notified of new courses that it finds (docs/product/courses.md#saved-searches).
 */
function SaveSearch({ search, hint, courseId }: SaveSearchProps) {
  const [isDone, setDone] = useState(false);
  async function save() {
    if (isDone) return;
    const { saveSearch } = await import("./save-search.ts");
    setDone(await saveSearch(search, courseId));
  }
  return (
    <div className="grid justify-items-start gap-2">
      <MemberButton action="informeer" look="secondary" perform={save}>
        {isDone && <Check />}
        {copy.button}
      </MemberButton>
      <p className="text-sm text-ink-soft" role="status">
        {isDone ? copy.done : hint}
      </p>
      {isDone && (
        <SiteLink className="link text-sm" path={MAIL_SETTINGS_PATH} site="account">
          {copy.toSettings}
        </SiteLink>
      )}
    </div>
  );
}
