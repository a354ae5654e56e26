import { useRouter } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Search } from "#ui/icons.tsx";
import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";
import { shelfPath, type ShelfSearch } from "./shelf-search.ts";
import { articleMessages as copy } from "./messages.nl.ts";
import { Button } from "#ui/button.tsx";

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
    <form
      action={shelf.path}
      className="flex max-w-lg items-stretch gap-2"
      key={q.text}
      role="search"
      onSubmit={submit}
    >
      <label className="sr-only" htmlFor="shelf-search">
        {label}
      </label>
      <input
        className="control"
        defaultValue={q.text}
        enterKeyHint="search"
        id="shelf-search"
        name="q"
        placeholder={label}
        type="search"
      />
      <Button className="flex-none" look="secondary" type="submit">
        <Search className="size-4" />
        {copy.search}
      </Button>
    </form>
  );
}
