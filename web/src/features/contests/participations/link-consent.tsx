import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Participation } from "@inktvis/contract/features/contests/participations";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { useInOrder } from "#platform/in-order.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { useWaiting } from "#ui/hydrated.ts";
import { entryMessages as copy } from "./entry.nl.ts";
import { invalidateParticipations } from "./participation.queries.ts";

/**
 * Whether the result may link to the entrant's texts: the consent is given in the wizard or here, and withdrawn here.
 */
export function LinkConsent({ participation: { id, mayLink } }: { participation: Participation }) {
  const queryClient = useQueryClient();
  /** The choice that is being saved. */
  const [chosen, setChosen] = useState<boolean>();
  const inOrder = useInOrder();
  async function save(wanted: boolean) {
    try {
      await api.results.allowLink({ params: { id }, body: { mayLink: wanted } });
      toast(wanted ? copy.linkSaved.yes : copy.linkSaved.no);
      await invalidateParticipations(queryClient);
    } catch (refusal) {
      toastRefusal(refusal);
    }
    setChosen((newest) => (newest === wanted ? undefined : newest));
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-2xl">{copy.link}</h3>
      <CheckboxField
        {...useWaiting(false)}
        checked={chosen ?? mayLink}
        help={`${copy.linkHelp} ${copy.linkNeedsPublic}`}
        label={copy.mayLink}
        onChange={({ currentTarget: { checked } }) => {
          setChosen(checked);
          void inOrder(() => save(checked));
        }}
      />
    </div>
  );
}
