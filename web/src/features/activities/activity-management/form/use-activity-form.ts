import type { Me } from "@inktvis/contract/features/accounts/me";
import type { Activity, ActivityInput } from "@inktvis/contract/features/activities/activities";
import { useState } from "react";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { activityFormSchema } from "./activity-form.schema.ts";
import { type ActivityFormValues, inputOf, newActivityValues, valuesOfActivity } from "./activity-values.ts";

const FORM = "activiteit";

interface ActivityFormOptions {
  me: Me;
  /** The stored activity; absent for a new one. */
  activity?: Activity | undefined;
  save: (input: ActivityInput, onSaved: OnSaved) => Promise<unknown>;
}

/** The form of an activity. What is typed stays when the page is left, until it is saved or discarded. */
export function useActivityForm({ me, activity, save }: ActivityFormOptions) {
  const [defaultValues] = useState(() => (activity ? valuesOfActivity(activity, me) : newActivityValues(me)));
  const form = useContractForm<ActivityFormValues>({
    name: FORM,
    ...(activity && { subject: activity.id }),
    schema: activityFormSchema,
    defaultValues,
    submit: (values, onSaved) => save(inputOf(values), onSaved),
  });
  useAutosave(form);
  return form;
}

export type ActivityForm = ReturnType<typeof useActivityForm>;
