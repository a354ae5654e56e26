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
import { DownloadMenu } from "./download-menu.tsx";
import { downloadMessages } from "./download.nl.ts";
import { textMessages } from "./messages.nl.ts";
import { ownTextsMessages as copy } from "./own-texts.nl.ts";
import { OwnTextRow } from "./own-text-row.tsx";
import { NEW_TEXT_PATH } from "@inktvis/contract/page-paths/community";
import { draftsQuery, forgetTexts, ownTextsQuery } from "./own-text.queries.ts";
import { UnfinishedDrafts } from "./unfinished-drafts.tsx";
import { draftedTexts, dropFinished } from "./writing/drafts.ts";

/** Somebody's desk: everything they wrote, last changed on top. */
export function OwnTextsPage() {
  const { data: texts } = useSuspenseQuery(ownTextsQuery);
  const { data: me } = useQuery(meQuery);
  const [leaving, setLeaving] = useState<OwnText>();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const unsaved = useUnsaved(me?.id);

  async function remove({ slug, title }: OwnText) {
    await api.texts.delete({ params: { slug } });
    await forgetTexts(queryClient);
    toast(copy.deleted(title));
    // The button that was pressed is gone with its row.
    setTimeout(() => heading.current?.focus());
  }
  return (
    <div className="page pt-8 sm:pt-12">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-6xl" ref={heading} tabIndex={-1}>
            {copy.myTexts}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">{copy.myTextsIntro}</p>
        </div>
        {texts.length > 0 && (
          <div className="relative flex flex-wrap items-center gap-2">
            <ButtonAnchor href={NEW_TEXT_PATH}>
              <Pen />
              {textMessages.newText}
            </ButtonAnchor>
            <DownloadMenu>{downloadMessages.downloadAll}</DownloadMenu>
          </div>
        )}
      </header>
      <UnfinishedDrafts personId={me?.id} />
      {texts.length > 0 ? (
        <ul className="border-t border-ink">
          {texts.map((text) => (
            <OwnTextRow isUnsaved={unsaved.has(text.id)} key={text.id} text={text} onDelete={() => setLeaving(text)} />
          ))}
        </ul>
      ) : (
        <EmptyState action={<ButtonAnchor href={NEW_TEXT_PATH}>{copy.firstText}</ButtonAnchor>} title={copy.noOwnTexts}>
          {copy.noOwnTextsHelp}
        </EmptyState>
      )}
      <ConfirmDialog
        confirm={copy.deleteConfirm}
        open={leaving !== undefined}
        title={copy.deleteTitle}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && remove(leaving)}
      >
        {leaving ? copy.deleteHelp(leaving.title, leaving.wordCount) : ""}
      </ConfirmDialog>
    </div>
  );
}

const onStorage = (changed: () => void) => {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
};

/** Which texts have words that are not saved, in this browser or at the API. */
function useUnsaved(personId: string | undefined): ReadonlySet<string> {
  const { data: online, dataUpdatedAt: askedAt } = useSuspenseQuery(draftsQuery);
  // Before anything looks at what this browser keeps.
  useLayoutEffect(() => {
    if (personId) dropFinished(personId, { ids: online.map(({ id }) => id), askedAt });
  }, [personId, online, askedAt]);
  const find = () => (personId ? draftedTexts(personId).join("/") : "");
  const inBrowser = useSyncExternalStore(onStorage, find, () => "").split("/");
  return new Set([...inBrowser, ...online.flatMap(({ textId }) => textId ?? [])]);
}
