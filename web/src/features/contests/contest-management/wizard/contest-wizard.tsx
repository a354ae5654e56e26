import type { Genre } from "@inktvis/contract/features/texts/genres";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ContestFields } from "../form/contest-fields.tsx";
import { ModeField, TypeField } from "../form/kind-fields.tsx";
import { type ContestForm, useContestForm } from "../form/use-contest-form.ts";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { useCreateContest } from "./use-create-contest.ts";
import { wizardMessages as copy } from "./wizard.nl.ts";

type Step = "intro" | "mode" | "type" | "form";

/**
 * Creates a contest, question by question (docs/product/contests.md#form). The steps have buttons of their own and
 * share one entry of the browser's history; going back keeps what was typed.
 */
export function ContestWizard({ genres }: { genres: readonly Genre[] }) {
  const form = useContestForm(undefined, useCreateContest());
  const { step, number, count, heading, goBack, goForward } = useWizardSteps(form);
  const nextButton = (
    <WizardButtons onBack={goBack}>
      <Button onClick={goForward}>{copy.next}</Button>
    </WizardButtons>
  );
  return (
    <div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <p className="eyebrow">{copy.step(number, count)}</p>
        <h1 className="text-4xl sm:text-5xl" ref={heading} tabIndex={-1}>
          {TITLES[step]}
        </h1>
      </header>
      {step === "intro" && <Intro />}
      {step === "mode" && <ModeField form={form} />}
      {step === "type" && <TypeField form={form} />}
      {step !== "form" ? (
        nextButton
      ) : (
        <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
          <ContestFields form={form} genres={genres} />
          <WizardButtons onBack={goBack}>
            <SubmitButton busy={form.isSaving}>{copy.create}</SubmitButton>
          </WizardButtons>
        </Form>
      )}
    </div>
  );
}

/** The current step; which steps there are depends on the mode that was chosen. */
function useWizardSteps({ watch, restored }: ContestForm) {
  const [step, setStep] = useState<Step>("intro");
  const heading = useRef<HTMLHeadingElement>(null);
  const isInteractive = watch("mode") === "interactive";
  const steps: Step[] = isInteractive ? ["intro", "mode", "type", "form"] : ["intro", "mode", "form"];
  const index = steps.indexOf(step);

  // The values from before a reload or an expired session were restored: show the step where they were typed.
  useEffect(() => {
    if (restored) setStep("form");
  }, [restored]);

  function show(target: Step | undefined) {
    if (!target) return;
    setStep(target);
    setTimeout(() => heading.current?.focus());
    scrollTo({ top: 0 });
  }
  return {
    step,
    number: index + 1,
    count: steps.length,
    heading,
    goBack: index > 0 ? () => show(steps[index - 1]) : undefined,
    goForward: () => show(steps[index + 1]),
  };
}

interface WizardButtonsProps {
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
  /** The button that leads to the next step. */
  children: ReactNode;
}

const WizardButtons = ({ onBack, children }: WizardButtonsProps) => (
  <div className="flex flex-wrap items-center gap-3">
    {children}
    {onBack && (
      <Button look="secondary" onClick={onBack}>
        {copy.back}
      </Button>
    )}
    <ButtonAnchor href={MANAGED_CONTESTS_PATH} look="quiet">
      {copy.cancel}
    </ButtonAnchor>
  </div>
);

const TITLES: Record<Step, string> = {
  intro: copy.title,
  mode: copy.modeTitle,
  type: copy.typeTitle,
  form: copy.formTitle,
};

const Intro = () => (
  <div className="grid gap-4 text-lg">
    <p>{copy.intro}</p>
    <ul className="grid list-disc gap-1.5 pl-6">
      {copy.needs.map((need) => (
        <li key={need}>{need}</li>
      ))}
    </ul>
    <p className="text-ink-soft">{copy.introAfter}</p>
  </div>
);
