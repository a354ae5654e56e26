import type { ReactNode } from "react";
import { contestPath, entryPath, type EntryStep, ENTRY_STEPS } from "@inktvis/contract/page-paths/community";
import { WizardFrame } from "#ui/wizard-frame.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

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

/** The frame of every step; a step that was done can be opened again until the participation is handed in. */
export function EntryFrame({ contest: { slug, title }, steps, notices, children }: EntryFrameProps) {
  return (
    <WizardFrame
      eyebrow={copy.eyebrow}
      notices={notices}
      path={contestPath(slug)}
      steps={steps && { label: copy.steps, list: stepList(slug, steps), shown: steps.shown, heading: steps.heading }}
      title={title}
    >
      {children}
    </WizardFrame>
  );
}

const stepList = (slug: string, { reached }: Steps) =>
  ENTRY_STEPS.map((step, index) => {
    const isHandedIn = reached === "klaar";
    const isReached = index <= ENTRY_STEPS.indexOf(reached);
    return {
      name: step,
      title: copy.stepTitles[step],
      isDone: isHandedIn || index < ENTRY_STEPS.indexOf(reached),
      path: isReached && !isHandedIn ? entryPath(slug, step === reached ? undefined : step) : undefined,
    };
  });
