import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { accessMessages as copy } from "./access.nl.ts";

const Links = z.object({ courses: z.array(z.uuid()), ecourses: z.array(z.uuid()) });
type Links = z.infer<typeof Links>;

interface LinkFormOptions {
  name: string;
  /** What is linked now, in the field of one of the two sides. */
  linked: Partial<Links>;
  save: (values: Links) => Promise<unknown>;
  /** What else shows the links. */
  queryKey?: QueryKey;
}

/** A form that links courses and online courses, from either side. */
export function useLinkForm({ name, linked, save, queryKey }: LinkFormOptions) {
  const queryClient = useQueryClient();
  return useContractForm<Links>({
    name,
    schema: Links,
    defaultValues: { courses: [], ecourses: [], ...linked },
    submit: async (values) => {
      await save(values);
      toast(copy.saved);
      await invalidateEcourses(queryClient);
      if (queryKey) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
