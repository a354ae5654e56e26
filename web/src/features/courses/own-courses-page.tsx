import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { useSiteHref } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ownCourseMessages as copy } from "./messages.nl.ts";

/** The courses of the signed-in person. */
export function OwnCoursesPage() {
  const toCourses = useSiteHref("organization", COURSES_PATH);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">{copy.title}</h1>
      <EmptyState action={<ButtonAnchor href={toCourses}>{copy.toCourses}</ButtonAnchor>} title={copy.none}>
        {copy.noneHelp}
      </EmptyState>
    </div>
  );
}
