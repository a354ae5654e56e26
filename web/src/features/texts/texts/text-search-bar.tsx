import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { Search } from "#ui/icons.tsx";
import { textListMessages as copy } from "./text-list.nl.ts";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import {
  SORTS,
  sortNameOf,
  type SortName,
  type TextQuestion,
  withGenre,
  withSort,
  withText,
  listPath,
} from "./text-question.ts";
import { useEarlyInput } from "#ui/early-input.ts";

/** So long after the last key the question is asked (docs/product/search.md#words). */
const ASKS_AFTER = 400;

interface TextSearchBarProps {
  question: TextQuestion;
  genres: readonly Genre[];
}

/** Words, genres and order. All of it works as a form and as links, before there is JavaScript. */
export const TextSearchBar = ({ question, genres }: TextSearchBarProps) => (
  <search className="mb-10 grid grid-cols-[minmax(0,1fr)] gap-4 sm:mb-12">
    <SearchForm question={question} />
    <nav aria-label={copy.genres}>
      <ul className="chips">
        {genres.map(({ id, name }) => (
          <li key={id}>
            <Chip chosen={question.filters?.genres.includes(id)} path={listPath(withGenre(question, id))}>
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
          aria-current={sortNameOf(question) === name || undefined}
          className="flex min-h-9 items-center rounded-full px-3 font-semibold hover:bg-wash aria-current:bg-wash aria-current:text-accent-ink"
          key={name}
          path={listPath(withSort(question, name))}
        >
          {name === "newest" && question.text ? copy.best : copy.sorts[name]}
        </SiteLink>
      ))}
    </nav>
  </search>
);

const Chip = ({ chosen = false, path, children }: { chosen?: boolean | undefined; path: string; children: string }) => (
  <SiteLink aria-current={chosen || undefined} className="chip" path={path}>
    {children}
    {chosen && <span className="sr-only">{copy.chosen}</span>}
  </SiteLink>
);

/** Asks 400 ms after the last key, on Enter and with the button. */
function SearchForm({ question }: { question: TextQuestion }) {
  const router = useRouter();
  const asked = question.text ?? "";
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(asked);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    void router.navigate({ href: listPath(withText(question, text)), replace: true, resetScroll: false });
  };
  const askSoon = ({ value }: HTMLInputElement) => {
    clearTimeout(timer.current);
    if (value.trim() !== sent.current) timer.current = setTimeout(() => ask(value), ASKS_AFTER);
  };
  const field = useEarlyInput<HTMLInputElement>(askSoon);

  // Somebody else changed the question: the way back, or a link.
  const follow = useEffectEvent((text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    field.current?.form?.reset();
  });
  useEffect(() => follow(asked), [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    ask(field.current?.value ?? "");
  }
  const { genres = [] } = question.filters ?? {};
  return (
    <form action={READ_PATH} className="flex gap-2" role="search" onSubmit={onSubmit}>
      <label className="relative flex-1">
        <span className="sr-only">{copy.searchLabel}</span>
        <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
        <input
          autoComplete="off"
          className="control min-h-13 rounded-full pl-12"
          enterKeyHint="search"
          maxLength={200}
          name="text"
          placeholder={copy.searchPlaceholder}
          defaultValue={asked}
          ref={field}
          type="search"
          onChange={({ currentTarget }) => askSoon(currentTarget)}
        />
      </label>
      {genres.map((id) => (
        <input key={id} name="genre" type="hidden" value={id} />
      ))}
      {question.sort && <input name="sort" type="hidden" value={sortNameOf(question)} />}
      <Button className="flex-none" type="submit">
        {copy.search}
      </Button>
    </form>
  );
}
