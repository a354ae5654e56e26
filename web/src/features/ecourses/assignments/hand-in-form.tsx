import { HandInInput } from "@inktvis/contract/features/ecourses/submissions";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { lessonPath } from "@inktvis/contract/page-paths/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownTextsQuery } from "#features/texts/texts/own-text.queries.ts";
import { focusField } from "#platform/forms/field-in-page.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { useOnceFromAddress } from "#platform/use-once-from-address.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { assignmentMessages as copy } from "./assignments.nl.ts";
import { ownSubmissionsQuery } from "./assignments.queries.ts";

interface HandInFormProps {
  ecourseId: string;
  lessonId: string;
  /** Whether a text is already waiting for an answer: the new one takes its place. */
  isReplacing: boolean;
  /** A text that was just written for this assignment. */
  newTextId: string | undefined;
}

/** Chooses one of the student's own texts, including private ones, and hands it in. */
export function HandInForm(props: HandInFormProps) {
  const { data: texts, isLoadingError } = useQuery(ownTextsQuery);
  if (isLoadingError) return <p className="notice">{copy.failed}</p>;
  if (!texts) return null;
  if (texts.length === 0) return <p className="text-ink-soft">{copy.noTexts}</p>;
  return <TextChoice {...props} texts={texts} />;
}

function TextChoice({ ecourseId, lessonId, isReplacing, newTextId, texts }: HandInFormProps & { texts: OwnText[] }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "indienen",
    subject: lessonId,
    schema: HandInInput,
    defaultValues: { textId: "" },
    submit: async (body) => {
      const { data } = await ecourseApi.lessonSubmissions.handIn({ params: { id: lessonId }, body });
      queryClient.setQueryData(ownSubmissionsQuery(lessonId).queryKey, data);
      toast(copy.handedIn);
    },
  });
  const field = form.field("textId");
  const newText = texts.find(({ id }) => id === newTextId);
  useOnceFromAddress(newText, lessonPath(ecourseId, lessonId), ({ id, title }) => {
    form.setValue("textId", id);
    focusField(field.id);
    toast(copy.savedNotHandedIn(title));
  });
  return (
    <Form className="grid justify-items-start gap-4" form={form}>
      <SelectField className="w-full" help={copy.chooseHelp} label={copy.choose} {...field}>
        <option value="">{copy.chooseOne}</option>
        {texts.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SubmitButton busy={form.isSaving}>{isReplacing ? copy.replace : copy.handIn}</SubmitButton>
    </Form>
  );
}
