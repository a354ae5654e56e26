import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { ArrowLeft } from "#ui/icons.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { WRITE_PATH } from "@inktvis/contract/page-paths/community";
import { writingMessages as copy } from "./messages.nl.ts";
import type { SavedState } from "./use-draft.ts";

interface WritingBarProps {
  form: string;
  words: number;
  state: SavedState;
  publishes: boolean;
  busy: boolean;
}

/** The bar above the editor: back to one's own texts, the number of words, whether everything is kept, and saving. */
export const WritingBar = ({ form, words, state, publishes, busy }: WritingBarProps) => (
  <header className="writing-bar">
    <SiteLink
      className="-ml-2 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold hover:bg-wash"
      path={WRITE_PATH}
    >
      <ArrowLeft />
      <span className="max-sm:sr-only">{copy.back}</span>
    </SiteLink>
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-end gap-x-4 text-right text-sm text-ink-soft sm:justify-center">
      <span className="flex-none tabular-nums">{copy.words(words)}</span>
      <span className={`min-w-0 ${state === "failed" ? "font-semibold text-danger" : ""}`} role="status">
        {copy.states[state]}
      </span>
    </div>
    <SubmitButton busy={busy} className="flex-none" form={form}>
      {publishes ? copy.publish : copy.save}
    </SubmitButton>
  </header>
);
