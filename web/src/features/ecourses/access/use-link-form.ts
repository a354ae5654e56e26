import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { accessMessages as copy } from "./access.nl.ts";
import { rebased } from "./rebased.ts";

/** What it is based on stands among the values, so that it is restored together with them. */
const Links = z.object({ chosen: z.array(z.uuid()), before: z.array(z.uuid()) });
type Links = z.infer<typeof Links>;

interface LinkFormOptions {
  name: string;
  /** The ids of what is linked now. */
  linked: readonly string[];
  save: (links: Links) => Promise<unknown>;
  /** Reads what is linked now, when somebody else changed it. */
  reload: () => Promise<readonly { id: string }[]>;
  /** What else shows the links. */
  queryKey?: QueryKey;
}

/** A form that links courses and online courses, from either side. What others linked meanwhile stays linked. */
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
          form.setValue("chosen", rebased(links, now), { shouldDirty: true });
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
