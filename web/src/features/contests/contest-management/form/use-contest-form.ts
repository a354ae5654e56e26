import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import { useMemo, useState } from "react";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { contestFormSchema } from "./contest-form.schema.ts";
import { inputOf, NEW_CONTEST_VALUES, valuesOfContest } from "./contest-values.ts";

const FORM = "wedstrijd";

/**
 * The form of a contest: of a new one when `contest` is undefined. What is typed stays when the page is left, until it
 * is saved or discarded.
 */
export function useContestForm(
  contest: Contest | undefined,
  save: (input: ContestInput, onSaved: OnSaved) => Promise<unknown>,
) {
  const [defaultValues] = useState(() => (contest ? valuesOfContest(contest) : NEW_CONTEST_VALUES));
  const hasBannerBig = Boolean(contest?.bannerBig);
  const hasBannerSmall = Boolean(contest?.bannerSmall);
  const schema = useMemo(
    () => contestFormSchema({ bannerBig: hasBannerBig, bannerSmall: hasBannerSmall }),
    [hasBannerBig, hasBannerSmall],
  );
  const form = useContractForm({
    name: FORM,
    ...(contest && { subject: contest.id }),
    schema,
    defaultValues,
    submit: (values, onSaved) => save(inputOf(values), onSaved),
  });
  useAutosave(form);
  return form;
}

export type ContestForm = ReturnType<typeof useContestForm>;
