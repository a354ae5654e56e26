import type { EcourseModule } from "@inktvis/contract/features/ecourses/ecourses";
import { ModuleInput } from "@inktvis/contract/features/ecourses/syllabus";
import { ApiError } from "@inktvis/contract/layer/client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import { useEditConflict } from "#features/management/edit-conflict.tsx";
import { removeStoredInput } from "#platform/forms/stored-input.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

export interface EditedModule {
  ecourseId: string;
  /** Absent for a new module. */
  module: EcourseModule | undefined;
  onClose: () => void;
}

const FORM = "module";
const ModuleForm = ModuleInput.pick({ title: true, description: true }).extend({ revision: z.int32().optional() });
type ModuleValues = z.input<typeof ModuleForm>;
/** Sorts after all other modules (docs/product/ecourses.md#syllabus). */
const AT_THE_END = 9999;

export const valuesOf = ({ title, description, revision }: EcourseModule) => ({
  title,
  description: description ?? "",
  revision,
});

const create = (ecourseId: string, fields: ModuleValues) =>
  ecourseApi.ecourseModules.create({ body: { ...fields, ecourseId, sortOrder: AT_THE_END } });
const update = (id: string, body: ModuleValues) =>
  ecourseApi.ecourseModules.update({ params: { id }, body }, { quiet: true });

/** The form of a new module, or of one that is edited. */
export function useModuleForm({ ecourseId, module, onClose }: EditedModule) {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(module);
  const conflict = useEditConflict(async () => {
    const { data } = await ecourseApi.ecourses.get({ params: { id: ecourseId }, query: {} });
    return data.modules.find(({ id }) => id === module?.id);
  });
  const form = useContractForm<ModuleValues>({
    name: FORM,
    subject: module?.id ?? ecourseId,
    schema: ModuleForm,
    defaultValues: module ? valuesOf(module) : { title: "", description: "" },
    submit: async ({ revision, ...fields }) => {
      const { data: saved } = stored
        ? await conflict.saving(() => update(stored.id, { ...fields, revision }).catch(onRefused))
        : await create(ecourseId, fields);
      await invalidateEcourses(queryClient);
      toast(stored ? copy.saved : copy.added(saved.title));
      onClose();
    },
  });
  useAutosave(form);
  /** What was typed for a module that was deleted elsewhere can become a new one. */
  async function onRefused(refusal: unknown): Promise<never> {
    if (refusalStatus(refusal) !== 404) {
      reactToRefusal(refusal);
      throw refusal;
    }
    await invalidateEcourses(queryClient);
    setStored(undefined);
    throw new ApiError(410, "gone", copy.moduleGone, undefined, { cause: refusal });
  }
  return {
    form,
    conflict,
    isNew: !stored,
    // What is typed stays when the page is left or the dialog is closed, until it is saved or discarded.
    discard: () => {
      removeStoredInput(FORM);
      onClose();
    },
  };
}
