import { HandInInput } from "@inktvis/contract/features/ecourses/submissions";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { lessonPath } from "@inktvis/contract/page-paths/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { ownTextsQuery } from "#features/texts/texts/own-text.queries.ts";
import { focusField } from "#platform/forms/field-in-page.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { assignmentMessages as copy } from "./assignments.nl.ts";
import { ownSubmissionsQuery } from "./assignments.queries.ts";

interface HandInFormProps {
  ecourseId: string;
  lessonId: string;
  /** A text waits for an answer already: this one takes its place. */
  isReplacing: boolean;
  /** Written for it a moment ago. */
  newTextId: string | undefined;
}

/** Chooses one's own text, private ones too, and hands it in. */
export function HandInForm(props: HandInFormProps) {
  const { data: texts, isError } = useQuery(ownTextsQuery);
  if (isError && !texts) return <p className="notice">{copy.failed}</p>;
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
  useNewText(
    texts.find(({ id }) => id === newTextId),
    { path: lessonPath(ecourseId, lessonId), choose: (id) => form.setValue("textId", id), fieldId: field.id },
  );
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

interface Choosing {
  /** Of the page without the new text. */
  path: string;
  choose: (id: string) => void;
  fieldId: string;
}

/** Chooses the text that somebody comes back with from writing, once, and says that it still has to be handed in. */
function useNewText(text: OwnText | undefined, { path, choose, fieldId }: Choosing) {
  const router = useRouter();
  const chooseNew = useEffectEvent(({ id, title }: OwnText) => {
    choose(id);
    focusField(fieldId);
    toast(copy.savedNotHandedIn(title));
  });
  useEffect(() => {
    if (!text) return;
    chooseNew(text);
    void router.navigate({ href: path, replace: true, resetScroll: false });
  }, [router, path, text]);
}
