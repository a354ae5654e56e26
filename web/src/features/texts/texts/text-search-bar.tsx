import type { Genre } from "@inktvis/contract/features/texts/genres";
import { useState } from "react";
import { useFormInAddress } from "#platform/form-in-address.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { wordsFieldId } from "#platform/search-pages.ts";
import { ChevronDown } from "#ui/icons.tsx";
import { SearchWords } from "#ui/search-words.tsx";
import { textListMessages as copy } from "./text-list.nl.ts";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import {
  SORTS,
  sortNameOf,
  type SortName,
  type TextSearch,
  textListPath,
  textSearchFromForm,
} from "./text-list-search.ts";
import { withGenre, withPage, withSort, withText } from "./changed-search.ts";

interface TextSearchBarProps {
  search: TextSearch;
  genres: readonly Genre[];
}

/** Search words, genres and sort order. A form and links, so that all of it works without JavaScript. */
export function TextSearchBar({ search, genres }: TextSearchBarProps) {
  const inAddress = useFormInAddress(textListPath(withPage(search, 1)), pathOf);
  /** Words that may not be in the address yet: the links include them. */
  const [typed, setTyped] = useState<string>();
  return (
    <search className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-2 sm:mb-8">
      <SearchForm inAddress={inAddress} search={search} onTyped={setTyped} />
      <div onClick={({ target }) => (target as Element).closest("a") && inAddress.stop()}>
        <Filters genres={genres} search={typed === undefined ? search : withText(search, typed)} />
      </div>
    </search>
  );
}

/** Folded, so that the first text is visible on the first screen. The button names what was chosen. */
const Filters = ({ search, genres }: TextSearchBarProps) => (
  <details className="filters" suppressHydrationWarning>
    <summary className="-ml-3 flex min-h-11 w-fit max-w-full items-center gap-2 rounded-full px-3 font-semibold text-accent-ink hover:bg-wash">
      <ChevronDown className="size-4 flex-none" />
      <span className="min-w-0">
        {copy.filters}
        <span className="font-normal text-ink">{chosenFilters(search, genres)}</span>
      </span>
    </summary>
    <nav aria-label={copy.genres} className="mt-2 mb-3">
      <ul className="chips">
        {genres.map(({ id, name }) => (
          <li key={id}>
            <Chip chosen={search.filters?.genres.includes(id)} path={textListPath(withGenre(search, id))}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
    <nav aria-label={copy.order} className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
      <span className="mr-2 text-ink-soft">{copy.order}</span>
      {(Object.keys(SORTS) as SortName[]).map((name) => (
        <SiteLink
          aria-current={sortNameOf(search) === name || undefined}
          className="flex min-h-9 items-center rounded-full px-3 font-semibold hover:bg-wash aria-current:bg-wash aria-current:text-accent-ink"
          key={name}
          path={textListPath(withSort(search, name))}
        >
          {name === "newest" && search.text ? copy.bestMatch : copy.sorts[name]}
        </SiteLink>
      ))}
    </nav>
  </details>
);

function chosenFilters({ sort, filters }: TextSearch, genres: readonly Genre[]) {
  const names = genres.filter(({ id }) => filters?.genres.includes(id)).map(({ name }) => name);
  if (sort) names.push(copy.sorts[sortNameOf({ sort })].toLowerCase());
  return names.length > 0 ? `: ${names.join(", ")}` : "";
}

const Chip = ({ chosen = false, path, children }: { chosen?: boolean | undefined; path: string; children: string }) => (
  <SiteLink aria-current={chosen || undefined} className="chip" path={path}>
    {children}
    {chosen && <span className="sr-only">{copy.chosen}</span>}
  </SiteLink>
);

interface SearchFormProps {
  search: TextSearch;
  inAddress: ReturnType<typeof useFormInAddress>;
  /** Called with the words in the field; with undefined when they are the same as in the address. */
  onTyped: (text: string | undefined) => void;
}

/** Searches 400 ms after the last key, on Enter and with the button. */
function SearchForm({ search, inAddress: { form, ask, askSoon }, onTyped }: SearchFormProps) {
  const { genres = [] } = search.filters ?? {};
  return (
    <form
      action={READ_PATH}
      ref={form}
      role="search"
      onChange={({ currentTarget }) => {
        onTyped(typedIn(currentTarget));
        askSoon(currentTarget);
      }}
      onReset={() => onTyped(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        ask(pathOf(event.currentTarget));
      }}
    >
      <SearchWords
        defaultValue={search.text ?? ""}
        label={copy.searchLabel}
        id={wordsFieldId("lezen")}
        placeholder={copy.searchPlaceholder}
        search={copy.search}
      />
      {genres.map((id) => (
        <input key={id} name="genre" type="hidden" value={id} />
      ))}
      {search.sort && <input name="sort" type="hidden" value={sortNameOf(search)} />}
    </form>
  );
}

const typedIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[name=text]")?.value;

function pathOf(form: HTMLFormElement) {
  const values = new FormData(form);
  return textListPath(
    textSearchFromForm({ text: values.get("text"), genre: values.getAll("genre"), sort: values.get("sort") }),
  );
}
