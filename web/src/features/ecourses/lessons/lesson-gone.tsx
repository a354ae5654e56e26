import { ecoursePath } from "@inktvis/contract/page-paths/account";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { lessonMessages as copy } from "./lessons.nl.ts";

/** For a lesson that was deleted, at its old address. */
export const LessonGone = ({ ecourseId }: { ecourseId: string }) => (
  <div className="grid gap-8 pt-8 sm:pt-12">
    <h1 className="text-4xl sm:text-5xl">{copy.gone}</h1>
    <EmptyState action={<ButtonAnchor href={ecoursePath(ecourseId)}>{copy.toOverview}</ButtonAnchor>} title={copy.gone}>
      {copy.goneHelp}
    </EmptyState>
  </div>
);
