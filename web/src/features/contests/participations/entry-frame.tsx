import { type ReactNode, useEffect, useRef } from "react";
import { SiteLink } from "#platform/site-link.tsx";
import { Check } from "#ui/icons.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { contestPath, entryPath, type EntryStep, ENTRY_STEPS } from "@inktvis/contract/page-paths/community";

interface Steps {
  shown: EntryStep;
  /** The step that the participation has reached. */
  reached: EntryStep;
  heading: string;
}

interface EntryFrameProps {
  contest: { slug: string; title: string };
  /** Absent where the contest cannot be entered. */
  steps?: Steps;
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of every step: the contest, the list of steps, and the heading of the step, which gets the focus. */
export function EntryFrame({ contest, steps, notices, children }: EntryFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(steps?.shown);
  useEffect(() => {
    if (previousStep.current !== steps?.shown) heading.current?.focus();
    previousStep.current = steps?.shown;
  }, [steps?.shown]);
  return (
    <div className="page grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 className="text-4xl sm:text-5xl" tabIndex={-1}>
          <SiteLink className="hover:text-accent-ink" path={contestPath(contest.slug)}>
            {contest.title}
          </SiteLink>
        </h1>
      </header>
      {steps && <StepList reached={steps.reached} shown={steps.shown} slug={contest.slug} />}
      {notices}
      {steps ? (
        <section aria-labelledby="step-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2 className="text-3xl outline-none sm:text-4xl" id="step-title" ref={heading} tabIndex={-1}>
            {steps.heading}
          </h2>
          {children}
        </section>
      ) : (
        children
      )}
    </div>
  );
}

/** The four steps; a step that was done can be opened again until the participation is handed in. */
const StepList = ({ slug, shown, reached }: { slug: string; shown: EntryStep; reached: EntryStep }) => (
  <nav aria-label={copy.steps}>
    <ol className="grid grid-cols-4 gap-1.5 sm:gap-3">
      {ENTRY_STEPS.map((step, index) => {
        const isDone = index < ENTRY_STEPS.indexOf(reached) || reached === "klaar";
        const isCurrent = step === shown;
        const name = (
          <>
            <span
              className={`grid size-7 flex-none place-items-center rounded-full text-sm font-semibold tabular-nums ${
                isDone || isCurrent ? "bg-accent text-on-accent" : "border border-edge"
              }`}
            >
              {isDone && !isCurrent ? <Check className="size-4" /> : index + 1}
            </span>
            <span className="text-sm sm:text-base">
              {copy.stepTitles[step]}
              {isDone && <span className="sr-only">{copy.stepDone}</span>}
            </span>
          </>
        );
        const className = `flex h-full items-center gap-1 border-t-4 pt-2.5 max-sm:flex-col sm:gap-2.5 ${
          isCurrent ? "border-accent-ink font-semibold" : isDone ? "border-accent" : "border-hairline text-ink-soft"
        }`;
        const isOpen = reached !== "klaar" && !isCurrent && index <= ENTRY_STEPS.indexOf(reached);
        return (
          <li aria-current={isCurrent ? "step" : undefined} key={step}>
            {isOpen ? (
              <SiteLink
                className={`${className} hover:text-accent-ink`}
                path={entryPath(slug, step === reached ? undefined : step)}
              >
                {name}
              </SiteLink>
            ) : (
              <span className={className}>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
