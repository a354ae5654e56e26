import type { Course } from "@inktvis/contract/features/courses/course";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { enrolmentStepPath } from "@inktvis/contract/page-paths/organization";
import { ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { StartButtons } from "./start-buttons.tsx";
import { useStart } from "./use-start.ts";

/** The conditions of the course; accepting them starts the enrolment. */
export function ConditionsStep({ course }: { course: Course }) {
  const { slug, conditions, conditionsVersion } = course;
  const body = conditionsVersion === null ? {} : { conditionsVersion };
  const start = useStart(slug, body);
  return (
    <>
      <p className="max-w-2xl text-lg text-ink-soft">{copy.conditionsIntro}</p>
      <Conditions html={conditions ?? ""} />
      <StartButtons className="border-t border-hairline pt-6" label={copy.accept} slug={slug} start={start} />
    </>
  );
}

/** The conditions again, for a person who has already accepted them. */
export const AcceptedConditions = ({ enrolment: { course, step } }: { enrolment: Enrolment }) => (
  <>
    <p className="text-lg text-ink-soft">{copy.accepted}</p>
    <Conditions html={course.conditions} />
    <ButtonAnchor className="justify-self-start" href={enrolmentStepPath(course.slug, step)}>
      {copy.continue}
      <ArrowRight />
    </ButtonAnchor>
  </>
);

const Conditions = ({ html }: { html: string }) => <RichText className="reading [&>:first-child]:mt-0" html={html} />;
