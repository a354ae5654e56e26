import { type Certificate, CertificateNameInput } from "@inktvis/contract/features/ecourses/certificates";
import { useQueryClient } from "@tanstack/react-query";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { TextField } from "#ui/text-field.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { certificateMessages as copy } from "./certificates.nl.ts";
import { ownCertificatesQuery } from "./certificates.queries.ts";

/**
 * For a certificate without a name: the student who earned it gives one, once (docs/product/ecourses.md#certificates).
 */
export function CertificateNameForm({ certificate: { id, kind } }: { certificate: Certificate }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: `naam-${id}`,
    subject: id,
    schema: CertificateNameInput,
    defaultValues: { name: "" },
    submit: async (body) => {
      await ecourseApi.certificates.setName({ params: { id }, body });
      toast(copy.nameSaved);
      await queryClient.invalidateQueries(ownCertificatesQuery);
    },
  });
  return (
    <Form className="grid max-w-md justify-items-start gap-4" form={form}>
      <TextField
        autoComplete="name"
        className="w-full"
        help={copy.nameHelp(kind)}
        label={copy.name}
        {...form.field("name")}
      />
      <SubmitButton busy={form.isSaving}>{copy.saveName}</SubmitButton>
    </Form>
  );
}
