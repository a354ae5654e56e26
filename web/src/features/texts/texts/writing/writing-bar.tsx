import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { Button } from "#ui/button.tsx";
import { ArrowLeft, icon } from "#ui/icons.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { lessonPath } from "@inktvis/contract/page-paths/account";
import { entryPath, WRITE_PATH } from "@inktvis/contract/page-paths/community";
import { writingMessages as copy } from "./messages.nl.ts";
import { BodyLeft } from "./body-limit.tsx";
import type { SavedState } from "./use-draft.ts";
import type { WrittenFor } from "./use-save-text.ts";
import type { Writing } from "./use-writing.ts";

const Sliders = icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 4.500v5M7 14.500v5" />);

const FAILED: SavedState[] = ["failed", "kept-too-long"];

interface WritingBarProps {
  writing: Writing;
  onSettings: () => void;
  onPublish: () => void;
}

function backOf({ contestSlug, lesson }: WrittenFor) {
  if (contestSlug)
    return { site: "community", path: entryPath(contestSlug, "teksten"), label: copy.back.entry } as const;
  if (lesson)
    return { site: "account", path: lessonPath(lesson.ecourseId, lesson.lessonId), label: copy.back.lesson } as const;
  return { site: "community", path: WRITE_PATH, label: copy.back.texts } as const;
}

/**
 * The bar above the editor: back to what the text is written for or to the list of texts, the number of words, and
 * whether everything is kept. The actions are beside it; on a phone they are at the bottom of the screen.
 */
export const WritingBar = ({ writing, onSettings, onPublish }: WritingBarProps) => {
  const { form, content, draft, canPublish, isPublishing } = writing;
  const back = backOf(writing.writtenFor);
  return (
    <header className="writing-bar">
      <SiteLink
        className="-ml-2 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold hover:bg-wash"
        path={back.path}
        site={back.site}
      >
        <ArrowLeft />
        <span className="max-sm:sr-only">{back.label}</span>
      </SiteLink>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-end gap-x-4 text-right text-sm text-ink-soft sm:justify-start">
        <span className="flex-none tabular-nums">{copy.words(content.wordCount)}</span>
        <BodyLeft body={form.watch("body")} />
        <span className={`min-w-0 ${FAILED.includes(draft.state) ? "font-semibold text-danger" : ""}`} role="status">
          {copy.states[draft.state]}
        </span>
      </div>
      <div className="writing-actions">
        <Button aria-haspopup="dialog" look="quiet" onClick={onSettings}>
          <Sliders />
          {copy.settings}
        </Button>
        <SubmitButton
          busy={form.isSaving && !isPublishing}
          form={form.name}
          look={canPublish ? "secondary" : "primary"}
        >
          {copy.save}
        </SubmitButton>
        {canPublish && (
          <Button aria-haspopup="dialog" busy={isPublishing} onClick={onPublish}>
            {copy.openPublish}
          </Button>
        )}
      </div>
    </header>
  );
};
