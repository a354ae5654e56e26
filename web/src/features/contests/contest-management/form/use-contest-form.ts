import type { Contest, ContestInput } from "@inktvis/contract/features/contests/contests";
import { useEffect, useMemo, useState } from "react";
import { saveTypedWords } from "#platform/forced-leave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { contestFormSchema } from "./contest-form.schema.ts";
import { inputOf, NEW_CONTEST_VALUES, valuesOfContest } from "./contest-values.ts";

/** The form of a contest: of a new one when `contest` is undefined. What is typed survives a reload. */
export function useContestForm(contest: Contest | undefined, save: (input: ContestInput) => Promise<unknown>) {
  const [defaultValues] = useState(() => (contest ? valuesOfContest(contest) : NEW_CONTEST_VALUES));
  const hasBannerBig = Boolean(contest?.bannerBig);
  const hasBannerSmall = Boolean(contest?.bannerSmall);
  const schema = useMemo(
    () => contestFormSchema({ bannerBig: hasBannerBig, bannerSmall: hasBannerSmall }),
    [hasBannerBig, hasBannerSmall],
  );
  const form = useContractForm({
    name: "wedstrijd",
    schema,
    defaultValues,
    submit: (values) => save(inputOf(values)),
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
