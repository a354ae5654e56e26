import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { Search } from "./icons.tsx";

interface SearchWordsProps extends Pick<
  ComponentProps<"input">,
  "defaultValue" | "name" | "onChange" | "placeholder" | "ref"
> {
  id: string;
  label: string;
  /** The label of its button. */
  search: string;
}

/** The field for words and its button, in the form of a search page; sent as `text` unless it gets another name. */
export const SearchWords = ({ label, search, ...field }: SearchWordsProps) => (
  <div className="flex gap-2">
    <label className="relative min-w-0 flex-1">
      <span className="sr-only">{label}</span>
      <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        autoComplete="off"
        className="control min-h-13 rounded-full pl-12"
        enterKeyHint="search"
        maxLength={200}
        name="text"
        type="search"
        {...field}
      />
    </label>
    <Button className="flex-none" type="submit">
      {search}
    </Button>
  </div>
);
