import type { Genre } from "@inktvis/contract/features/texts/genres";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { ContestFields } from "../form/contest-fields.tsx";
import { ModeField, TypeField } from "../form/kind-fields.tsx";
import { useContestForm } from "../form/use-contest-form.ts";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { useMakeContest } from "./use-make-contest.ts";
import { wizardMessages as copy } from "./wizard.nl.ts";

type Step = "intro" | "mode" | "type" | "form";

/**
 * What a contest is, question by question (docs/product/contests.md#form). All of it is one page of the history; the
 * steps go back and forth by their own buttons and keep what was typed.
 */
export function ContestWizard({ genres }: { genres: readonly Genre[] }) {
  const [step, setStep] = useState<Step>("intro");
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useContestForm(undefined, useMakeContest());
  const isInteractive = form.watch("mode") === "interactive";
  const steps: Step[] = isInteractive ? ["intro", "mode", "type", "form"] : ["intro", "mode", "form"];
  const at = steps.indexOf(step);

  // What an expired session or a reload had left is in the form.
  const { restored } = form;
  useEffect(() => {
    if (restored) setStep("form");
  }, [restored]);

  function go(to: Step | undefined) {
    if (!to) return;
    setStep(to);
    setTimeout(() => heading.current?.focus());
    scrollTo({ top: 0 });
  }
  const buttons = (forward: ReactNode) => (
    <div className="flex flex-wrap items-center gap-3">
      {forward}
      {at > 0 && (
        <Button look="secondary" onClick={() => go(steps[at - 1])}>
          {copy.back}
        </Button>
      )}
      <SiteLink className="button button-quiet" path={MANAGED_CONTESTS_PATH}>
        {copy.cancel}
      </SiteLink>
    </div>
  );
  const next = buttons(<Button onClick={() => go(steps[at + 1])}>{copy.next}</Button>);
  return (
    <div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <p className="eyebrow">{copy.step(at + 1, steps.length)}</p>
        <h1 className="text-4xl sm:text-5xl" ref={heading} tabIndex={-1}>
          {TITLES[step]}
        </h1>
      </header>
      {step === "intro" && (
        <>
          <Intro />
          {next}
        </>
      )}
      {step === "mode" && (
        <>
          <ModeField form={form} />
          {next}
        </>
      )}
      {step === "type" && (
        <>
          <TypeField form={form} />
          {next}
        </>
      )}
      {step === "form" && (
        <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
          <ContestFields form={form} genres={genres} />
          {buttons(<SubmitButton busy={form.isSaving}>{copy.make}</SubmitButton>)}
        </Form>
      )}
    </div>
  );
}

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
