import { Remark } from "@inktvis/contract/features/contests/jury";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { judgedTextQuery } from "./jury.queries.ts";
import { juryMessages as copy } from "./messages.nl.ts";
import { managingApi } from "#features/management/managing-api.ts";

const RemarkInput = z.object({ remark: Remark });

/** A juror's remark about an entry, for the organiser alone (docs/product/juries.md#remarks). */
export function RemarkForm({ id, remark }: { id: string; remark: string }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "opmerking",
    schema: RemarkInput,
    defaultValues: { remark },
    submit: async (body) => {
      await managingApi.jury.remark({ params: { id }, body });
      queryClient.setQueryData(
        judgedTextQuery(id).queryKey,
        (contribution) => contribution && { ...contribution, remark: body.remark.trim() },
      );
    },
  });
  useAutosave(form);
  return (
    <section aria-labelledby="opmerking" className="text-column mt-8 grid gap-4">
      <h2 className="text-2xl" id="opmerking">
        {copy.remarkTitle}
      </h2>
      <Form form={form}>
        <TextAreaField help={copy.remarkHelp} label={copy.remark} optional {...form.field("remark")} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <SubmitButton busy={form.isSaving} look="secondary">
            {copy.saveRemark}
          </SubmitButton>
          <p className="font-medium text-good" role="status">
            {form.status === "saved" && copy.savedRemark}
          </p>
        </div>
      </Form>
    </section>
  );
}
