import type { Genre } from "@inktvis/contract/features/texts/genres";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { focusField } from "#platform/forms/field-in-page.ts";
import { Button } from "#ui/button.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { Sheet } from "#platform/sheet/sheet.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { type Audience, sharedAudienceOf } from "./audience.ts";
import { writingMessages as copy } from "./messages.nl.ts";
import { PublishStep } from "./publish-step.tsx";
import { TextSettings } from "./text-settings.tsx";
import type { Restore } from "./use-restore.ts";
import type { SheetView, WritingSheetState } from "./use-writing-sheet.ts";
import type { Writing } from "./use-writing.ts";

const VersionList = lazy(() => import("./versions.tsx"));

interface WritingSheetProps {
  sheet: WritingSheetState;
  writing: Writing;
  restore: Restore;
  genres: Genre[];
}

const TITLES: Record<SheetView, string> = {
  settings: copy.settings,
  versions: copy.versions,
  publish: copy.publishTitle,
};

/** The sheet beside the editor: settings, earlier versions, or the step of publishing. */
export function WritingSheet(props: WritingSheetProps) {
  const { sheet, writing } = props;
  const view = sheet.state?.view;
  const publishing = usePublishStep(sheet, writing);
  const { editor } = writing.content;
  const body = useSheetFocus(sheet, writing.form.attempt, () => editor.current?.focus());
  const backToText = () => {
    sheet.close();
    focusAfterDialog(editor);
  };
  const actions =
    view === "publish" ? (
      <>
        <Button onClick={() => void publishing.publish()}>{copy.publishFor[publishing.audience]}</Button>
        {/* The error beside the field itself may be out of sight. */}
        <span className="text-sm font-medium text-danger" role="alert">
          {writing.form.errorOf("genres")}
        </span>
      </>
    ) : (
      <>
        <Button onClick={backToText}>{copy.done}</Button>
        <span className="text-sm text-ink-soft">{copy.states[writing.draft.state]}</span>
      </>
    );
  return (
    <Sheet actions={view && actions} open={view !== undefined} title={view ? TITLES[view] : ""} onClose={sheet.close}>
      <div ref={body} tabIndex={-1}>
        {view === "settings" && <Settings {...props} />}
        {view === "versions" && <Versions {...props} />}
        {view === "publish" && (
          <PublishStep
            audience={publishing.audience}
            genres={props.genres}
            writing={writing}
            onAudience={publishing.choose}
            onShowSettings={() => sheet.show("settings")}
          />
        )}
      </div>
    </Sheet>
  );
}

const Settings = ({ sheet, writing, genres }: WritingSheetProps) => (
  <TextSettings
    genres={genres}
    writing={writing}
    onPublish={writing.canPublish ? () => void sheet.showPublish() : undefined}
    onShowVersions={() => sheet.show("versions")}
  />
);

const Versions = ({ sheet, writing: { text }, restore }: WritingSheetProps) =>
  text && (
    <Suspense fallback={<TextSkeleton lines={4} />}>
      <VersionList
        slug={text.slug}
        onRestore={(version) => {
          restore.restoreVersion(version);
          sheet.close();
        }}
      />
    </Suspense>
  );

/** The audience of the text in the step of publishing, and publishing it. */
function usePublishStep(sheet: WritingSheetState, { form, save, publish }: Writing) {
  const [keepsPrivate, setKeepsPrivate] = useState(false);
  const audience: Audience = keepsPrivate ? "author" : sharedAudienceOf({ membersOnly: form.watch("membersOnly") });
  return {
    audience,
    choose: (chosen: Audience) => {
      setKeepsPrivate(chosen === "author");
      // Kept with the draft: as long as the text is not published, it is private anyway.
      if (chosen !== "author") form.setValue("membersOnly", chosen === "members" ? "1" : "0", { shouldDirty: true });
    },
    publish: async () => {
      if (!(await form.check(["genres"]))) return focusField(form.controlled("genres").id);
      sheet.close();
      setKeepsPrivate(false);
      await (keepsPrivate ? save() : publish());
    },
  };
}

/**
 * Moves the focus to the new content of the sheet, or to the field that the sheet was opened for. When the sheet
 * closes, the focus goes to the text if the element that opened the sheet is gone: a summary of errors that were solved
 * on the sheet.
 */
function useSheetFocus({ state }: WritingSheetState, attempt: number, focusText: () => void) {
  const body = useRef<HTMLDivElement>(null);
  const previousView = useRef<SheetView>(undefined);
  const view = state?.view;
  const fieldId = state?.fieldId;
  const onClosed = useEffectEvent(() => document.activeElement === document.body && focusText());
  useEffect(() => {
    if (fieldId) focusField(fieldId);
    else if (view && previousView.current && previousView.current !== view) body.current?.focus();
    else if (!view && previousView.current) onClosed();
    previousView.current = view;
  }, [view, fieldId, attempt]);
  return body;
}
