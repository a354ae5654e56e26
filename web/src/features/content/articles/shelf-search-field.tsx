import { useRouter } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";
import { shelfPath, type ShelfSearch } from "./shelf-search.ts";
import { articleMessages as copy } from "./messages.nl.ts";
import { SearchWords } from "#ui/search-words.tsx";

interface ShelfSearchFieldProps {
  shelf: ArticleShelf;
  search: ShelfSearch;
  label: string;
}

/** The search field of a shelf. Searches on Enter and with the button; works as a form without JavaScript. */
export function ShelfSearchField({ shelf, search: { q = {} }, label }: ShelfSearchFieldProps) {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const text = typeof typed === "string" ? typed.trim() : "";
    const { text: _text, page: _page, ...others } = q;
    void router.navigate({ href: shelfPath(shelf, { q: { ...others, ...(text && { text }) } }) });
  };
  return (
    <form action={shelf.path} className="max-w-lg" key={q.text} role="search" onSubmit={submit}>
      <SearchWords
        defaultValue={q.text}
        id="shelf-search"
        label={label}
        name="q"
        placeholder={label}
        search={copy.search}
      />
    </form>
  );
}
