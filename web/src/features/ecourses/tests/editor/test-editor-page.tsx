import type { Test, TestInput } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { finalTestPath, lessonTestPath } from "@inktvis/contract/page-paths/account";
import { LABELS } from "@inktvis/contract/labels.nl";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { EditConflict, useEditConflict } from "#features/management/edit-conflict.tsx";
import { Form } from "#platform/forms/form.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ecourseApi } from "../../ecourse-api.ts";
import { invalidateEcourses } from "../../ecourses/ecourse.queries.ts";
import { loadTest, type TestPlace } from "../test.queries.ts";
import { editorMessages as copy } from "./editor.nl.ts";
import { QuestionsField } from "./questions-field.tsx";
import { RemoveTest } from "./remove-test.tsx";
import { isStored, valuesOfTest } from "./test-values.ts";
import { type TestForm, useTestForm } from "./use-test-form.ts";

interface TestEditorPageProps {
  place: TestPlace;
  test: Test | null;
  /** The title of the lesson; absent for the final test. */
  lessonTitle?: string;
}

/** Creates and updates the test of a lesson, or the final test. Each save is a new version. */
export function TestEditorPage({ place, test, lessonTitle }: TestEditorPageProps) {
  // Replaced by every version saved later, here or elsewhere: the form continues from it.
  const [stored, setStored] = useState(test);
  const queryClient = useQueryClient();
  const conflict = useEditConflict(() => loadTest(place));
  async function save(body: TestInput, onSaved: OnSaved) {
    const { data: saved } = await conflict.saving(() => sendTest(place, body));
    setStored(saved);
    form.setValue("passPercentage", String(saved.passPercentage));
    onSaved(saved.revision);
    toast(lessonTitle === undefined ? copy.savedFinal : copy.saved);
    await invalidateEcourses(queryClient);
  }
  const form = useTestForm({ test: stored, save });
  const isFinal = lessonTitle === undefined;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl break-words hyphens-auto">
          {isFinal ? copy.finalTitle : copy.lessonTitle(lessonTitle)}
        </h1>
        <p className="text-lg text-ink-soft">{isFinal ? copy.finalIntro : copy.lessonIntro}</p>
        {stored && (
          <p>
            <SiteLink className="link" path={pathOf(place)}>
              {copy.preview}
            </SiteLink>
          </p>
        )}
      </header>
      <Form className={`grid grid-cols-[minmax(0,1fr)] gap-8 ${ABOVE_BAR}`} form={form}>
        <EditConflict conflict={conflict} form={form} valuesOf={valuesOfTest} onStored={setStored} />
        <p className="notice">{stored ? copy.versionsHelp : isFinal ? copy.noneFinal : copy.none}</p>
        <LimitedField label={LABELS.title} typed={form.watch("title")} {...form.field("title")} />
        <TextField
          className="max-w-28"
          help={copy.passHelp}
          inputMode="numeric"
          label={LABELS.passPercentage}
          {...form.field("passPercentage")}
        />
        <QuestionsField form={form} />
        <SaveBar form={form} isUnsaved={!isStored(form.watch(), stored)} label={isFinal ? copy.saveFinal : copy.save} />
      </Form>
      {stored && <RemoveTest isFinal={isFinal} place={place} />}
    </div>
  );
}

/** Keeps the bar above the menu of the site, which is at the bottom on a phone. */
const IN_VIEW = "sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 border-t border-hairline lg:bottom-0";

/** Keeps a field that is scrolled into view above the bar. */
const ABOVE_BAR = "[&_input]:scroll-mb-52 lg:[&_input]:scroll-mb-28";

/** Stays in sight while there are unsaved changes. */
function SaveBar({ form, isUnsaved, label }: { form: TestForm; isUnsaved: boolean; label: string }) {
  // The bar may appear on top of the field that somebody is typing in.
  useEffect(() => {
    if (isUnsaved) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isUnsaved]);
  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 bg-paper py-3 ${isUnsaved ? IN_VIEW : ""}`}>
      <Button busy={form.isSaving} disabled={form.watch("questions").length === 0} needsScript type="submit">
        {label}
      </Button>
      <p className="font-semibold text-danger" role="status">
        {isUnsaved && copy.unsaved}
      </p>
    </div>
  );
}

const pathOf = ({ ecourseId, lessonId }: TestPlace) =>
  lessonId ? lessonTestPath(ecourseId, lessonId) : finalTestPath(ecourseId);

const sendTest = ({ ecourseId, lessonId }: TestPlace, body: TestInput) =>
  lessonId
    ? ecourseApi.ecourseTests.saveOfLesson({ params: { id: lessonId }, body })
    : ecourseApi.ecourseTests.saveFinal({ params: { id: ecourseId }, body });
