import { type ReactNode, useEffect, useRef } from "react";
import { SiteLink } from "#platform/site-link.tsx";
import { Check } from "#ui/icons.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { contestPath, entryPath, type EntryStep, ENTRY_STEPS } from "@inktvis/contract/page-paths/community";

interface Steps {
  shown: EntryStep;
  /** Where the entry is. */
  reached: EntryStep;
  heading: string;
}

interface EntryFrameProps {
  contest: { slug: string; title: string };
  /** Absent where there is nothing to enter. */
  steps?: Steps;
  notices?: ReactNode;
  children: ReactNode;
}

/** What stands around every step: which contest, how far, and the name of the step, where reading goes on. */
export function EntryFrame({ contest, steps, notices, children }: EntryFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(steps?.shown);
  useEffect(() => {
    if (before.current !== steps?.shown) title.current?.focus();
    before.current = steps?.shown;
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
      {steps && <StepList reached={steps.reached} slug={contest.slug} step={steps.shown} />}
      {notices}
      {steps ? (
        <section aria-labelledby="step-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2 className="text-3xl outline-none sm:text-4xl" id="step-title" ref={title} tabIndex={-1}>
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

/** The four steps; what was done can be gone back to until it is handed in. */
const StepList = ({ slug, step, reached }: { slug: string; step: EntryStep; reached: EntryStep }) => (
  <nav aria-label={copy.steps}>
    <ol className="grid grid-cols-4 gap-1.5 sm:gap-3">
      {ENTRY_STEPS.map((each, index) => {
        const isDone = index < ENTRY_STEPS.indexOf(reached) || reached === "klaar";
        const isCurrent = each === step;
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
              {copy.stepTitles[each]}
              {isDone && <span className="sr-only">{copy.stepDone}</span>}
            </span>
          </>
        );
        const look = `flex h-full items-center gap-1 border-t-4 pt-2.5 max-sm:flex-col sm:gap-2.5 ${
          isCurrent ? "border-accent-ink font-semibold" : isDone ? "border-accent" : "border-hairline text-ink-soft"
        }`;
        const isOpen = reached !== "klaar" && !isCurrent && index <= ENTRY_STEPS.indexOf(reached);
        return (
          <li aria-current={isCurrent ? "step" : undefined} key={each}>
            {isOpen ? (
              <SiteLink
                className={`${look} hover:text-accent-ink`}
                path={entryPath(slug, each === reached ? undefined : each)}
              >
                {name}
              </SiteLink>
            ) : (
              <span className={look}>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
