import { managedEcoursePath, syllabusPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { removeStoredInput } from "#platform/forms/stored-input.ts";
import { toast } from "#platform/toasts.ts";
import { ecourseApi } from "../../ecourse-api.ts";
import { invalidateEcourses } from "../../ecourses/ecourse.queries.ts";
import type { TestPlace } from "../test.queries.ts";
import { editorMessages as copy } from "./editor.nl.ts";
import { TEST_FORM } from "./use-test-form.ts";

/** Removes a test after a confirmation, and leaves its page. */
export function RemoveTest({ place, isFinal }: { place: TestPlace; isFinal: boolean }) {
  const { ecourseId, lessonId } = place;
  const queryClient = useQueryClient();
  const router = useRouter();
  const label = isFinal ? copy.removeFinal : copy.remove;
  async function remove() {
    await (lessonId
      ? ecourseApi.ecourseTests.deleteOfLesson({ params: { id: lessonId } })
      : ecourseApi.ecourseTests.deleteFinal({ params: { id: ecourseId } }));
    removeStoredInput(TEST_FORM);
    toast(copy.removed);
    await router.navigate({ href: isFinal ? managedEcoursePath(ecourseId) : syllabusPath(ecourseId) });
    await invalidateEcourses(queryClient);
  }
  return (
    <div className="border-t border-hairline pt-6">
      <AskingButton label={label} title={label} onConfirm={remove}>
        <p>{copy.removeHelp}</p>
      </AskingButton>
    </div>
  );
}
