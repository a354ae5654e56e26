import type { FormEvent } from "react";
import { QUICK_TYPES } from "@inktvis/contract/features/courses/known-look-ups";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { useFormInAddress } from "#platform/form-in-address.ts";
import { wordsFieldId } from "#platform/search-pages.ts";
import { Button } from "#ui/button.tsx";
import { SearchWords } from "#ui/search-words.tsx";
import { CourseFilters } from "./course-filters.tsx";
import { courseListMessages as copy } from "./course-list.nl.ts";
import { type CourseSearch, courseListPath, courseSearchFromForm } from "./course-search.ts";
import { onPage } from "#platform/shown-pages.ts";

/**
 * Words and filters. The fields keep what was chosen, the address follows them; without JavaScript the browser sends the
 * same fields.
 */
export function CourseSearchForm({ search }: { search: CourseSearch }) {
  const { form, ask, askSoon } = useFormInAddress(courseListPath(onPage(search, 1)), pathOf);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === "quick") {
      tick(currentTarget, submitter.value);
    } else {
      currentTarget.querySelector("details")?.removeAttribute("open");
    }
    ask(pathOf(currentTarget));
  }
  return (
    <search className="contents">
      <form
        action={COURSES_PATH}
        className="contents"
        ref={form}
        onChange={({ currentTarget }) => askSoon(currentTarget)}
        onSubmit={onSubmit}
      >
        <div className="catalogue-bar">
          {/* Its button comes first, since the browser presses the first one on Enter. */}
          <SearchWords
            defaultValue={search.text ?? ""}
            label={copy.searchLabel}
            id={wordsFieldId("cursussen")}
            placeholder={copy.searchPlaceholder}
            search={copy.search}
          />
          <QuickFilters chosen={search.filters?.types ?? []} />
        </div>
        <CourseFilters filters={search.filters} />
      </form>
    </search>
  );
}

const pathOf = (form: HTMLFormElement) => courseListPath(courseSearchFromForm(form));

const QuickFilters = ({ chosen }: { chosen: readonly number[] }) => (
  <div aria-label={copy.quick} className="flex flex-wrap gap-2" role="group">
    {Object.entries(QUICK_TYPES).map(([name, id]) => (
      <Button
        aria-pressed={chosen.includes(id)}
        className="max-sm:px-4"
        key={id}
        look={chosen.includes(id) ? "primary" : "secondary"}
        name="quick"
        type="submit"
        value={id}
      >
        {copy.quickTypes[name as keyof typeof QUICK_TYPES]}
      </Button>
    ))}
  </div>
);

/** Toggles the checkbox of a type, which holds the choice, when the button of that type is pressed. */
function tick(form: HTMLFormElement, type: string) {
  const box = form.querySelector<HTMLInputElement>(`input[name="types"][value="${type}"]`);
  if (box) box.checked = !box.checked;
}
