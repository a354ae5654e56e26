import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { lazy, Suspense, useState } from "react";
import { Form } from "#platform/forms/form.tsx";
import { HiddenNotice } from "../hidden-notice.tsx";
import { BodyField } from "./body-field.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import { StoredDraftNotice } from "./stored-draft-notice.tsx";
import { TextSettings } from "./text-settings.tsx";
import { TitleField } from "./title-field.tsx";
import { type Restore, useRestore } from "./use-restore.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";
import { useWriting, type Writing } from "./use-writing.ts";
import { WritingBar } from "./writing-bar.tsx";
import "./writing-page.css";

const VersionsDialog = lazy(() => import("./versions-dialog.tsx"));

interface WritingPageProps {
  personId: string;
  genres: Genre[];
  /** The text that is edited; absent for a new one. */
  text?: Text;
  /** The draft that somebody opened this page for: restored without asking again. */
  restoredDraftId?: string | undefined;
  /** The contest that a new text is written for: saving leads back there. */
  contestSlug?: string | undefined;
}

/**
 * Where a text is written: title, editor and settings. What is typed is kept in the browser until the text is saved.
 */
export function WritingPage({ personId, genres, text: initialText, restoredDraftId, contestSlug }: WritingPageProps) {
  const writing = useWriting({ personId, genres, text: initialText, contestSlug });
  const restore = useRestore(writing);
  const [showsVersions, setShowsVersions] = useState(false);
  const { text, form, content, draft } = writing;
  useSaveShortcut(form.name);
  return (
    <>
      <WritingBar
        busy={form.isSaving}
        form={form.name}
        publishes={String(form.watch("private")) === "0" && text?.private !== 0 && !text?.me.hidden}
        state={draft.state}
        words={content.wordCount}
      />
      <h1 className="sr-only">{text ? copy.editText(text.title) : copy.newText}</h1>
      <noscript>
        <p className="notice notice-failed m-4">{copy.needsScript}</p>
      </noscript>
      <div className="writing-room">
        <div className="writing-desk">
          <WritingNotices restore={restore} writing={writing} />
          <WritingForm writing={writing} onReady={(html) => void restore.onEditorReady(html, restoredDraftId)} />
        </div>
        <TextSettings
          form={form}
          enteredIn={text?.me.enteredIn?.title}
          genres={genres}
          picture={text?.image?.url.sm}
          state={draft.state}
          onShowVersions={text && (() => setShowsVersions(true))}
        />
      </div>
      <WritingConflict restore={restore} writing={writing} />
      {showsVersions && text && (
        <Suspense>
          <VersionsDialog
            slug={text.slug}
            onClose={() => setShowsVersions(false)}
            onRestore={(version) => {
              restore.restoreVersion(version);
              setShowsVersions(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Above the form: that staff hid the text, drafts of earlier visits, and what went wrong. */
function WritingNotices({
  writing: { text, isDeletedElsewhere, draft },
  restore,
}: {
  writing: Writing;
  restore: Restore;
}) {
  return (
    <>
      {text?.me.hidden && <HiddenNotice hidden={text.me.hidden} />}
      {restore.storedDrafts.map((stored) => (
        <StoredDraftNotice
          draft={stored}
          key={stored.id}
          savedAt={text?.updatedAt}
          onDelete={() => restore.deleteDraft(stored)}
          onRestore={() => restore.restoreDraft(stored)}
        />
      ))}
      {(isDeletedElsewhere || draft.state === "failed") && (
        <p className="notice notice-failed" role="alert">
          {isDeletedElsewhere ? copy.goneElsewhere : copy.keepingFailed}
        </p>
      )}
    </>
  );
}

function WritingForm({
  writing: { form, content, draft },
  onReady,
}: {
  writing: Writing;
  onReady: (html: string) => void;
}) {
  const { id, value, error, onChange } = form.controlled("body");
  return (
    <Form className="grid grid-cols-[minmax(0,1fr)] gap-5" form={form}>
      <TitleField
        {...form.field("title")}
        value={form.watch("title")}
        onEnter={() => content.editor.current?.focus()}
      />
      <BodyField
        error={error}
        handle={content.editor}
        id={id}
        value={value}
        onChange={onChange}
        onReady={onReady}
        onTyping={draft.scheduleKeep}
        onWordCount={content.onWordCount}
      />
    </Form>
  );
}

function WritingConflict({ writing: { conflict, form }, restore }: { writing: Writing; restore: Restore }) {
  const { theirs } = conflict;
  return (
    <ConflictDialog
      theirs={theirs}
      onClose={conflict.postpone}
      onMine={() => {
        conflict.overwriteTheirs();
        void form.onSubmit();
      }}
      onTheirs={() => theirs && restore.takeTheirs(theirs)}
    />
  );
}
