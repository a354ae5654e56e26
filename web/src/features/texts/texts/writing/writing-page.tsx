import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { useEffect } from "react";
import { Form } from "#platform/forms/form.tsx";
import { tabTitle } from "#platform/head.ts";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { Folded } from "#ui/folded.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { HiddenNotice } from "../hidden-notice.tsx";
import { BodyField } from "./body-field.tsx";
import { BodyLimitNotice } from "./body-limit.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import { StoredDrafts } from "./stored-drafts.tsx";
import { TitleField } from "./title-field.tsx";
import type { WrittenFor } from "./use-save-text.ts";
import { type Restore, useRestore } from "./use-restore.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";
import { useWriting, type Writing } from "./use-writing.ts";
import { useWritingSheet } from "./use-writing-sheet.ts";
import { WritingBar } from "./writing-bar.tsx";
import { WritingSheet } from "./writing-sheet.tsx";
import "./writing-page.css";

interface WritingPageProps {
  personId: string;
  genres: Genre[];
  /** The text that is edited; absent for a new text. */
  text?: Text;
  /** The draft that this page was opened for: restored without asking again. */
  restoredDraftId?: string | undefined;
  /** The contest or lesson that a new text is written for: saving leads back there. */
  writtenFor?: WrittenFor;
}

/**
 * Where a text is written: title and editor, with a sheet for the settings and the step of publishing. What is typed is
 * kept in the browser until the text is saved.
 */
export function WritingPage({ personId, genres, text: initialText, restoredDraftId, writtenFor }: WritingPageProps) {
  const writing = useWriting({ personId, genres, text: initialText, writtenFor: writtenFor ?? {} });
  const restore = useRestore(writing);
  const { text, form } = writing;
  const heading = text ? copy.editText(text.title) : copy.newText;
  // The page stays the same when a new text is first saved, or when a save changes the title: only the title of the tab
  // follows.
  useEffect(() => {
    document.title = tabTitle("community", heading);
  }, [heading]);
  const sheet = useWritingSheet(form);
  useSaveShortcut(() => {
    // Closed first: saving may navigate, and errors are shown on the page.
    sheet.close();
    void writing.save();
  });
  return (
    <>
      <WritingBar
        writing={writing}
        onPublish={() => {
          writing.content.editor.current?.flush();
          void sheet.showPublish();
        }}
        onSettings={() => sheet.show("settings")}
      />
      <h1 className="sr-only">{heading}</h1>
      <noscript>
        <p className="notice notice-failed m-4">{copy.needsScript}</p>
      </noscript>
      <div className="writing-desk">
        <WritingNotices restore={restore} writing={writing} />
        <WritingForm
          writing={writing}
          onReady={(html) => void restore.onEditorReady(html, restoredDraftId)}
          onShowField={sheet.showField}
        />
      </div>
      <WritingConflict genres={genres} restore={restore} writing={writing} />
      <WritingSheet genres={genres} restore={restore} sheet={sheet} writing={writing} />
    </>
  );
}

/** Above the form: the assignment, the notice that staff hid the text, drafts from earlier visits, and errors. */
function WritingNotices({
  writing: { text, writtenFor, isDeletedElsewhere, draft, conflict },
  restore,
}: {
  writing: Writing;
  restore: Restore;
}) {
  return (
    <>
      {writtenFor.lesson && (
        <Folded isOpen title={copy.assignment}>
          <PlainText>{writtenFor.lesson.assignment}</PlainText>
        </Folded>
      )}
      {writtenFor.isAssignmentGone && <p className="notice">{copy.assignmentGone}</p>}
      {text?.me.hidden && <HiddenNotice hidden={text.me.hidden} />}
      {/* One question at a time: the choice between two versions comes first. */}
      {!conflict.theirs && <StoredDrafts restore={restore} savedAt={text?.updatedAt} />}
      {(isDeletedElsewhere || draft.state === "failed") && (
        <FailedNotice>{isDeletedElsewhere ? copy.deletedElsewhere : copy.draftNotKept}</FailedNotice>
      )}
    </>
  );
}

function WritingForm({
  writing: { form, content, draft },
  onReady,
  onShowField,
}: {
  writing: Writing;
  onReady: (html: string) => void;
  onShowField: (id: string) => void;
}) {
  const { id, value, error, onChange } = form.controlled("body");
  return (
    <Form className="grid grid-cols-[minmax(0,1fr)] gap-5" form={form} onShowField={onShowField}>
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
      <BodyLimitNotice body={value} />
    </Form>
  );
}

interface WritingConflictProps {
  writing: Writing;
  restore: Restore;
  genres: readonly Genre[];
}

function WritingConflict({ writing: { conflict, content, retry }, restore, genres }: WritingConflictProps) {
  const { theirs } = conflict;
  return (
    <ConflictDialog
      content={content}
      genres={genres}
      theirs={theirs}
      onClose={conflict.postpone}
      onMine={(taken) => {
        restore.takeFields(taken);
        conflict.overwriteTheirs();
        void retry();
      }}
      onTheirs={() => theirs && restore.takeTheirs(theirs)}
    />
  );
}
