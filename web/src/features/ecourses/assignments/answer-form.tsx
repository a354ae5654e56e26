import { AnswerInput, type Submission } from "@inktvis/contract/features/ecourses/submissions";
import { useQueryClient } from "@tanstack/react-query";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { clearSent } from "#platform/forms/clear-sent.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { refusalStatus } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { assignmentMessages as copy } from "./assignments.nl.ts";
import { submissionQuery } from "./assignments.queries.ts";

const TypedAnswer = AnswerInput.omit({ handedInAt: true });

/**
 * Answers a text that was handed in, once. If another text took its place, that one is shown; if somebody else answered
 * first, their answer is. Either way, what was typed is kept.
 */
export function AnswerForm({ submission: { id, assignment, handedInAt, answer } }: { submission: Submission }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "feedback",
    subject: id,
    schema: TypedAnswer,
    defaultValues: { feedback: "", isAccepted: false },
    submit: async (typed) => {
      try {
        await ecourseApi.lessonSubmissions.answer({ params: { id }, body: { ...typed, handedInAt } });
      } catch (refusal) {
        if (refusalStatus(refusal) === 409) await queryClient.invalidateQueries(submissionQuery(id));
        throw refusal;
      }
      clearSent(form, typed, { feedback: "" });
      toast(copy.sent);
      await invalidateEcourses(queryClient);
    },
  });
  useAutosave(form);
  if (answer && form.watch("feedback") === "") return null;
  return (
    <Form className="grid justify-items-start gap-5" form={form}>
      <TextAreaField
        className="min-h-40 w-full"
        help={copy.feedbackHelp}
        label={copy.feedback}
        {...form.field("feedback")}
      />
      <CheckboxField
        help={assignment === null ? undefined : copy.acceptHelp}
        label={copy.accept}
        {...form.field("isAccepted")}
      />
      <SubmitButton busy={form.isSaving}>{copy.send}</SubmitButton>
    </Form>
  );
}
