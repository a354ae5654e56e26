import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { QUICK_TYPES } from "@inktvis/contract/features/courses/known-look-ups";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { Button } from "#ui/button.tsx";
import { useEarlyInput } from "#ui/early-input.ts";
import { Search } from "#ui/icons.tsx";
import { CourseFilters } from "./course-filters.tsx";
import { courseListMessages as copy } from "./course-list.nl.ts";
import { type CourseSearch, courseListPath, courseSearchFromForm, onPage } from "./course-search.ts";

/** From the last change to the search (docs/product/courses.md#catalogue). */
const SEARCH_DELAY_MS = 400;

/**
 * Words and filters. The fields keep what was chosen, the address follows them; without JavaScript the browser sends the
 * same fields.
 */
export function CourseSearchForm({ search }: { search: CourseSearch }) {
  const { form, searchSoon, searchNow } = useFormInAddress(search);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === "quick") {
      tick(currentTarget, submitter.value);
    } else {
      currentTarget.querySelector("details")?.removeAttribute("open");
    }
    searchNow(currentTarget);
  }
  return (
    <search className="contents">
      <form
        action={COURSES_PATH}
        className="contents"
        ref={form}
        onChange={({ currentTarget }) => searchSoon(currentTarget)}
        onSubmit={onSubmit}
      >
        <div className="catalogue-bar">
          <div className="flex gap-2">
            <label className="relative min-w-0 flex-1">
              <span className="sr-only">{copy.searchLabel}</span>
              <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
              <input
                autoComplete="off"
                className="control min-h-13 rounded-full pl-12"
                defaultValue={search.text ?? ""}
                enterKeyHint="search"
                maxLength={200}
                name="text"
                placeholder={copy.searchPlaceholder}
                type="search"
              />
            </label>
            {/* The first of the buttons: the browser presses it on Enter. */}
            <Button className="flex-none" type="submit">
              {copy.search}
            </Button>
          </div>
          <QuickFilters chosen={search.filters?.types ?? []} />
        </div>
        <CourseFilters filters={search.filters} />
      </form>
    </search>
  );
}

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

/** Turns the checkbox of a type, which counts, when its button is pressed. */
function tick(form: HTMLFormElement, type: string) {
  const box = form.querySelector<HTMLInputElement>(`input[name="types"][value="${type}"]`);
  if (box) box.checked = !box.checked;
}

/** Writes what the form says to the address after a pause, and the address to the form when a link changed it. */
function useFormInAddress(search: CourseSearch) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = courseListPath(onPage(search, 1));
  const shown = useRef(path);
  /** What the form asked for and is still to come, the newest last. */
  const asked = useRef<string[]>([]);

  function searchNow(fields: HTMLFormElement) {
    clearTimeout(timer.current);
    const next = courseListPath(courseSearchFromForm(fields));
    if (next === (asked.current.at(-1) ?? shown.current)) return;
    asked.current.push(next);
    void router.navigate({ href: next, replace: true, resetScroll: false });
  }
  function searchSoon(fields: HTMLFormElement) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(fields), SEARCH_DELAY_MS);
  }
  const form = useEarlyInput<HTMLFormElement>(searchSoon);

  const onNavigation = useEffectEvent((now: string) => {
    if (now === shown.current) return;
    shown.current = now;
    const index = asked.current.indexOf(now);
    // Of an earlier state of the form, which somebody went on filling in, or not of the form.
    if (index >= 0) asked.current.splice(0, index + 1);
    else {
      clearTimeout(timer.current);
      asked.current = [];
      form.current?.reset();
    }
  });
  useEffect(() => onNavigation(path), [path]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { form, searchSoon, searchNow };
}
