import { type ReactNode, useEffect, useRef } from "react";
import { Check } from "./icons.tsx";

interface WizardStep {
  name: string;
  title: string;
  isDone: boolean;
  /** Where the step can be opened; absent for the step that is shown, and for those that cannot be opened. */
  path?: string | undefined;
}

interface Steps {
  /** The name of the list of steps. */
  label: string;
  list: readonly WizardStep[];
  /** The name of the step that is shown. */
  shown: string;
  /** The heading of that step, which gets the focus when another step is shown, or when the heading changes. */
  heading: string;
}

interface WizardFrameProps {
  eyebrow: string;
  title: string;
  /** Where the title links to. */
  path: string;
  /** A line below the title that says what is at stake. */
  summary?: ReactNode;
  /** Absent if it cannot be begun. */
  steps?: Steps | undefined;
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of a page with steps: what they are about, the list of steps, and the step that is shown. */
export function WizardFrame({ eyebrow, title, path, summary, steps, notices, children }: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = steps && `${steps.shown}: ${steps.heading}`;
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current !== shown) heading.current?.focus();
    shownBefore.current = shown;
  }, [shown]);
  return (
    <div className="page grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="text-4xl break-words hyphens-auto sm:text-5xl" tabIndex={-1}>
          <a className="hover:text-accent-ink" href={path}>
            {title}
          </a>
        </h1>
        {summary && <p className="text-ink-soft">{summary}</p>}
      </header>
      {steps && steps.list.length > 0 && <StepList {...steps} />}
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

const StepList = ({ label, list, shown }: Steps) => (
  <nav aria-label={label}>
    <ol className="grid auto-cols-fr grid-flow-col gap-1.5 sm:gap-3">
      {list.map(({ name, title, isDone, path }, index) => {
        const isCurrent = name === shown;
        const content = (
          <>
            <span
              className={`grid size-7 flex-none place-items-center rounded-full text-sm font-semibold tabular-nums ${
                isDone || isCurrent ? "bg-accent text-on-accent" : "border border-edge"
              }`}
            >
              {isDone && !isCurrent ? <Check className="size-4" /> : index + 1}
            </span>
            <span className="text-sm sm:text-base">
              {title}
              {isDone && <span className="sr-only"> (afgewerkt)</span>}
            </span>
          </>
        );
        const className = `flex h-full items-center gap-1 border-t-4 pt-2.5 max-sm:flex-col sm:gap-2.5 ${
          isCurrent ? "border-accent-ink font-semibold" : isDone ? "border-accent" : "border-hairline text-ink-soft"
        }`;
        return (
          <li aria-current={isCurrent ? "step" : undefined} key={name}>
            {path && !isCurrent ? (
              <a className={`${className} hover:text-accent-ink`} href={path}>
                {content}
              </a>
            ) : (
              <span className={className}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
