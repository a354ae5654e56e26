import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { api } from "#platform/api.ts";
import { meQuery } from "#platform/session.queries.ts";
import { toast } from "#platform/toasts.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { DownloadMenu } from "./download-menu.tsx";
import { downloadMessages } from "./download.nl.ts";
import { textMessages } from "./messages.nl.ts";
import { ownTextsMessages as copy } from "./own-texts.nl.ts";
import { OwnTextRow } from "./own-text-row.tsx";
import { NEW_TEXT_PATH } from "@inktvis/contract/page-paths/community";
import { draftsQuery, invalidateTexts, ownTextsQuery } from "./own-text.queries.ts";
import { UnfinishedDrafts } from "./unfinished-drafts.tsx";
import { textIdsWithDrafts, deleteFinishedDrafts } from "./writing/drafts.ts";

/** "Mijn teksten": everything that the signed-in person wrote, last changed first (docs/product/texts.md#own-texts). */
export function OwnTextsPage() {
  const { data: texts } = useSuspenseQuery(ownTextsQuery);
  const { data: me } = useQuery(meQuery);
  const [textToDelete, setTextToDelete] = useState<OwnText>();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const unsavedTextIds = useUnsavedTextIds(me?.id);

  async function deleteText({ slug, title }: OwnText) {
    await api.texts.delete({ params: { slug } });
    await invalidateTexts(queryClient);
    toast(copy.deleted(title));
    // The button that had the focus is removed with its row, once React has rendered.
    focusAfterDialog(heading);
  }
  return (
    <div className="page pt-8 sm:pt-12">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-7xl" ref={heading} tabIndex={-1}>
            {copy.myTexts}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">{copy.myTextsIntro}</p>
        </div>
        {texts.length > 0 && <WriteOrDownload />}
      </header>
      <UnfinishedDrafts personId={me?.id} />
      {texts.length > 0 ? (
        <ul className="border-t border-ink">
          {texts.map((text) => (
            <OwnTextRow
              isUnsaved={unsavedTextIds.has(text.id)}
              key={text.id}
              text={text}
              onDelete={() => setTextToDelete(text)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState action={<ButtonAnchor href={NEW_TEXT_PATH}>{copy.firstText}</ButtonAnchor>} title={copy.noOwnTexts}>
          {copy.noOwnTextsHelp}
        </EmptyState>
      )}
      {textToDelete && (
        <ConfirmDialog
          confirm={copy.deleteConfirm}
          title={copy.deleteTitle}
          onClose={() => setTextToDelete(undefined)}
          onConfirm={() => deleteText(textToDelete)}
        >
          {copy.deleteHelp(textToDelete.title, textToDelete.wordCount)}
        </ConfirmDialog>
      )}
    </div>
  );
}

const WriteOrDownload = () => (
  <div className="relative flex flex-wrap items-center gap-2">
    <ButtonAnchor href={NEW_TEXT_PATH}>
      <Pen />
      {textMessages.newText}
    </ButtonAnchor>
    <DownloadMenu>{downloadMessages.downloadAll}</DownloadMenu>
  </div>
);

const subscribeToStorage = (onChange: () => void) => {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
};

/** The ids of the texts that have a draft, in this browser or at the API. */
function useUnsavedTextIds(personId: string | undefined): ReadonlySet<string> {
  const { data: online, dataUpdatedAt: requestedAt } = useSuspenseQuery(draftsQuery);
  // A layout effect, so that no effect that reads the drafts of this browser runs before it.
  useLayoutEffect(() => {
    if (personId) deleteFinishedDrafts(personId, { ids: online.map(({ id }) => id), requestedAt });
  }, [personId, online, requestedAt]);
  // A string, since useSyncExternalStore compares snapshots by identity.
  const readIds = () => (personId ? textIdsWithDrafts(personId).join("/") : "");
  const inBrowser = useSyncExternalStore(subscribeToStorage, readIds, () => "").split("/");
  return new Set([...inBrowser, ...online.flatMap(({ textId }) => textId ?? [])]);
}
