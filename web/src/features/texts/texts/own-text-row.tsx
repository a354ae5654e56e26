import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { HiddenNotice } from "./hidden-notice.tsx";
import { DownloadMenu } from "./download-menu.tsx";
import { downloadMessages } from "./download.nl.ts";
import { textMessages, wordCountText } from "./messages.nl.ts";
import { ownTextsMessages as copy } from "./own-texts.nl.ts";
import { editTextPath, textPath } from "@inktvis/contract/page-paths/community";
import { VisibilityMark } from "./visibility-mark.tsx";

interface OwnTextRowProps {
  text: OwnText;
  isUnsaved: boolean;
  onDelete: () => void;
}

/**
 * A row in the list of the member's own texts: title, beginning and visibility, with buttons to edit, read, download
 * and delete the text.
 */
export const OwnTextRow = ({ text, isUnsaved, onDelete }: OwnTextRowProps) => (
  <li className="grid gap-x-8 gap-y-3 border-b border-hairline py-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
    <div className="grid min-w-0 gap-1.5">
      <h2 className="text-2xl sm:text-3xl">
        <SiteLink className="hover:text-accent-ink" path={editTextPath(text.slug)}>
          {text.title}
        </SiteLink>
      </h2>
      <p className="line-clamp-2 font-reading text-ink-soft">{text.excerpt}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {!text.hidden && <VisibilityMark isPrivate={text.private === 1} membersOnly={text.membersOnly === 1} />}
        <span>{wordCountText(text.wordCount)}</span>
        <span>
          {copy.changedOn} <DateTime date={text.updatedAt} />
        </span>
        {isUnsaved && <span className="font-semibold text-accent-ink">{copy.unsavedChanges}</span>}
      </p>
      {text.hidden && <HiddenNotice hidden={text.hidden} />}
    </div>
    <div className="relative flex flex-wrap items-center gap-2 max-sm:justify-between max-sm:gap-x-0">
      <ButtonAnchor className="min-h-10 px-4 py-1.5 max-sm:px-2.5" href={editTextPath(text.slug)} look="secondary">
        {textMessages.edit}
        <ForText title={text.title} />
      </ButtonAnchor>
      <ButtonAnchor className="min-h-10 py-1.5 max-sm:px-1" href={textPath(text.slug)} look="quiet">
        {copy.readIt}
        <ForText title={text.title} />
      </ButtonAnchor>
      <DownloadMenu slug={text.slug}>
        {downloadMessages.download}
        <ForText title={text.title} />
      </DownloadMenu>
      <Button className="min-h-10 py-1.5 max-sm:px-1" look="quiet" onClick={onDelete}>
        {copy.delete}
        <ForText title={text.title} />
      </Button>
    </div>
  </li>
);

/** The name of the text in a button, for screen readers, which read the button without its row. */
const ForText = ({ title }: { title: string }) => <span className="sr-only">{copy.ofText(title)}</span>;
