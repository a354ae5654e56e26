import type { ReactNode } from "react";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { accessMessages as copy } from "./access.nl.ts";
import type { useLinkForm } from "./use-link-form.ts";

/** The button below a list of links. When saving failed, that is said beside it: the page stays as it is. */
export const LinkForm = ({ form, children }: { form: ReturnType<typeof useLinkForm>; children: ReactNode }) => (
  <Form form={form}>
    {children}
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton busy={form.isSaving}>{copy.save}</SubmitButton>
      <p className="text-ink-soft" role="status">
        {form.status === "failed" && copy.notSaved}
      </p>
    </div>
  </Form>
);
