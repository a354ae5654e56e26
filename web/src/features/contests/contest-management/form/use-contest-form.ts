import type { Contest, ContestInput } from "@inktvis/contract/features/contests/contests";
import { useEffect, useMemo, useState } from "react";
import { saveTypedWords } from "#platform/forced-leave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { contestFormSchema } from "./contest-form.schema.ts";
import { inputOf, NEW_CONTEST_VALUES, valuesOfContest } from "./contest-values.ts";

/** The form of a contest, new or there already. What is typed survives a reload. */
export function useContestForm(contest: Contest | undefined, send: (input: ContestInput) => Promise<unknown>) {
  const [defaultValues] = useState(() => (contest ? valuesOfContest(contest) : NEW_CONTEST_VALUES));
  const hasBig = Boolean(contest?.bannerBig);
  const hasSmall = Boolean(contest?.bannerSmall);
  const schema = useMemo(() => contestFormSchema({ bannerBig: hasBig, bannerSmall: hasSmall }), [hasBig, hasSmall]);
  const form = useContractForm({
    name: "wedstrijd",
    schema,
    defaultValues,
    submit: (values) => send(inputOf(values)),
  });
  const isUnsaved = form.isDirty && form.status !== "saved";
  useEffect(() => {
    if (!isUnsaved) return undefined;
    addEventListener("pagehide", saveTypedWords);
    return () => removeEventListener("pagehide", saveTypedWords);
  }, [isUnsaved]);
  return form;
}

export type ContestForm = ReturnType<typeof useContestForm>;
