import type { ChangeEvent, FormEvent } from "react";
import type { LookUp } from "@inktvis/contract/features/courses/look-ups";
import { SEARCH_PATH } from "@inktvis/contract/page-paths/organization";
import { useFormInAddress } from "#platform/form-in-address.ts";
import { wordsFieldId } from "#platform/search-pages.ts";
import { onPage } from "#platform/shown-pages.ts";
import { ChipGroup } from "#ui/chip-group.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { SearchWords } from "#ui/search-words.tsx";
import {
  COURSE_FILTERS,
  FIELDS,
  KINDS,
  ONLY,
  type SiteSearch,
  siteSearchFromForm,
  siteSearchPath,
  type SortName,
  sortNameOf,
  sortsFor,
} from "./site-search.ts";
import { searchingMessages as copy } from "./searching.nl.ts";
import type { Choices } from "./choices.ts";
import { defaultSortName } from "./site-search.queries.ts";
import "./search-form.css";

interface SearchFormProps {
  search: SiteSearch;
  choices: Choices;
}

const optionsOf = (list: readonly LookUp[]) => list.map(({ id, name }) => ({ value: id, label: name }));
const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: copy.kindNames[kind] }));

/**
 * Words, kinds, filters and order. The form itself holds the choices, so that it works before any script; the styles
 * show the filters of a kind when that kind is ticked.
 */
export function SearchForm({ search, choices }: SearchFormProps) {
  const { form, onChange, onSubmit } = useSearchForm(search);
  return (
    <search>
      <form
        action={SEARCH_PATH}
        className="search-form grid grid-cols-[minmax(0,1fr)] gap-5"
        ref={form}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <SearchWords
          defaultValue={search.text ?? ""}
          id={wordsFieldId("zoeken")}
          label={copy.label}
          placeholder={copy.placeholder}
          search={copy.search}
        />
        <ChipGroup chosen={search.models ?? []} label={copy.kinds} name={FIELDS.models} options={KIND_OPTIONS} />
        <OnlyBoxes search={search} />
        {COURSE_FILTERS.map((name) => (
          <ChipGroup
            chosen={search.filters?.[name] ?? []}
            className="of-kind of-course"
            key={name}
            label={copy[name]}
            name={FIELDS[name]}
            options={optionsOf(choices[name])}
          />
        ))}
        <Folded choices={choices} search={search} />
      </form>
    </search>
  );
}

/** For each kind that is ticked, its filter that is on or off. */
const OnlyBoxes = ({ search: { modelConfigurations = {} } }: { search: SiteSearch }) =>
  (Object.keys(ONLY) as (keyof typeof ONLY)[]).map((kind) => (
    <div className={`of-kind of-${kind}`} key={kind}>
      <label className="flex min-h-8 w-fit items-center gap-2.5">
        <input
          className="tick mt-0"
          defaultChecked={modelConfigurations[kind] !== undefined}
          name={FIELDS.only}
          type="checkbox"
          value={kind}
        />
        {copy.onlyNames[kind]}
      </label>
    </div>
  ));

/** Genres and order, folded so that the first results fit on the first screen; the summary names what was chosen. */
function Folded({ search, choices }: SearchFormProps) {
  const chosen = choices.genres.filter(({ id }) => search.filters?.genres?.includes(id)).map(({ name }) => name);
  const sort = sortNameOf(search);
  if (sort) chosen.push(nameOf(sort, search).toLowerCase());
  return (
    <details className="filters" suppressHydrationWarning>
      <summary className="-ml-3 flex min-h-11 w-fit max-w-full items-center gap-2 rounded-full px-3 font-semibold text-accent-ink hover:bg-wash">
        <ChevronDown className="size-4 flex-none" />
        <span className="min-w-0">
          {copy.folded}
          {chosen.length > 0 && <span className="font-normal text-ink">: {chosen.join(", ")}</span>}
        </span>
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-5">
        <ChipGroup
          chosen={search.filters?.genres ?? []}
          label={copy.genres}
          name={FIELDS.genres}
          options={optionsOf(choices.genres)}
        />
        <Order search={search} />
      </div>
    </details>
  );
}

/** The orders of a kind are offered when that kind is chosen. */
function Order({ search }: { search: SiteSearch }) {
  const first = defaultSortName(search);
  const names = sortsFor(search.models).filter((name) => name !== first);
  const options = [
    { value: "", label: first ? nameOf(first, search) : copy.bestMatch },
    ...names.map((name) => ({ value: name, label: nameOf(name, search) })),
  ];
  const chosen = sortNameOf(search) ?? "";
  return (
    <ChipGroup
      chosen={[chosen === first ? "" : chosen]}
      label={copy.order}
      name={FIELDS.sort}
      options={options}
      type="radio"
    />
  );
}

/** When only courses are searched, the date is the day on which they begin. */
const nameOf = (name: SortName, { models = [] }: SiteSearch) =>
  (models.join() === "course" ? copy.courseSorts[name] : undefined) ?? copy.sorts[name];

/** Words go to the address when the form is sent, everything else after a pause. */
function useSearchForm(search: SiteSearch) {
  const firstPage = (changed: SiteSearch, text: string | undefined) => {
    const { text: _text, ...others } = onPage(changed, 1);
    return siteSearchPath({ ...(text !== undefined && { text }), ...others });
  };
  const { form, ask, askSoon } = useFormInAddress(firstPage(search, search.text), (element) =>
    firstPage(siteSearchFromForm(element), search.text),
  );
  return {
    form,
    onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
      const isWords = target instanceof HTMLInputElement && target.type === "search";
      if (!isWords) askSoon(currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      ask(siteSearchPath(siteSearchFromForm(event.currentTarget)), false);
    },
  };
}
