import type { EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";
import { MANAGED_ECOURSES_PATH, managedEcoursePath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { SaveOrCancel } from "#features/management/save-or-cancel.tsx";
import { Form } from "#platform/forms/form.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { toast } from "#platform/toasts.ts";
import { PageHead } from "#ui/page-head.tsx";
import { ecourseApi } from "../../ecourse-api.ts";
import { invalidateEcourses } from "../ecourse.queries.ts";
import { EcourseFields } from "./ecourse-fields.tsx";
import { formMessages as copy } from "./form.nl.ts";
import { useEcourseForm } from "./use-ecourse-form.ts";

/** Creates an online course, and opens its first page. */
export function NewEcoursePage() {
  const form = useEcourseForm({ save: useCreateEcourse() });
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead intro={copy.newIntro} title={copy.newTitle} />
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <EcourseFields form={form} />
        <SaveOrCancel busy={form.isSaving} label={copy.create} path={MANAGED_ECOURSES_PATH} />
      </Form>
    </div>
  );
}

function useCreateEcourse() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: EcourseInput, onSaved: OnSaved) => {
    const { data: created } = await ecourseApi.ecourses.create({ body });
    onSaved();
    await invalidateEcourses(queryClient);
    toast(copy.created(created.title));
    // The empty form is replaced in the history: Back leads to where its maker came from.
    await router.navigate({ href: managedEcoursePath(created.id), replace: true });
  };
}
