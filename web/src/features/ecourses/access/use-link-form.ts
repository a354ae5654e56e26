import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { accessMessages as copy } from "./access.nl.ts";
import { applyChoice } from "./apply-choice.ts";

/** The links that the choice is based on are part of the values, so that they are restored together with it. */
const Links = z.object({ chosen: z.array(z.uuid()), before: z.array(z.uuid()) });
type Links = z.infer<typeof Links>;

interface LinkFormOptions {
  name: string;
  /** The ids that are linked now. */
  linked: readonly string[];
  save: (links: Links) => Promise<unknown>;
  /** Loads what is linked now, after somebody else changed it. */
  reload: () => Promise<readonly { id: string }[]>;
  /** The key of another query that shows the links. */
  queryKey?: QueryKey;
}

/** A form that links courses and online courses, from either side. Links that others add in the meantime are kept. */
export function useLinkForm({ name, linked, save, reload, queryKey }: LinkFormOptions) {
  const queryClient = useQueryClient();
  const form = useContractForm<Links>({
    name,
    schema: Links,
    defaultValues: { chosen: [...linked], before: [...linked] },
    submit: async (links) => {
      try {
        await save(links);
      } catch (refusal) {
        if (isChangedElsewhere(refusal)) {
          const now = (await reload()).map(({ id }) => id);
          form.setValue("chosen", applyChoice(links, now), { shouldDirty: true });
          form.setValue("before", now);
        }
        throw refusal;
      }
      form.setValue("before", links.chosen);
      toast(copy.saved);
      await invalidateEcourses(queryClient);
      if (queryKey) await queryClient.invalidateQueries({ queryKey });
    },
  });
  return form;
}
