import type { Text } from "@inktvis/contract/features/texts/texts";
import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { formatReadTime } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { textMessages } from "../messages.nl.ts";
import { TeamEmblem } from "#ui/team-emblem.tsx";
import { editTextPath, profilePath } from "@inktvis/contract/page-paths/community";
import { genrePath } from "../text-list-search.ts";
import { VisibilityMark } from "../visibility-mark.tsx";
import { useTextUrl } from "./share-menu.tsx";

/** The heading of a text: genres, title, byline. `children` are the tools beside the byline. */
export function TextHeading({ text, children }: { text: Text; children: ReactNode }) {
  const address = useTextUrl(text.slug);
  return (
    <header className="text-column grid gap-5">
      {(text.genres.length > 0 || text.isTip === 1) && (
        <ul className="eyebrow dotted">
          {text.isTip === 1 && <li>{textMessages.tip}</li>}
          {text.genres.map(({ id, name }) => (
            <li key={id}>
              <SiteLink className="inline-block min-h-6 hover:underline" path={genrePath(id)}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <h1 className={`text-title ${text.title.length > 70 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl"}`}>
        {text.title}
      </h1>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Byline text={text} />
        <div className="text-tools flex flex-none items-center gap-1 whitespace-nowrap">
          {text.me.can.update && (
            <ButtonAnchor className="min-h-10 px-4 py-1.5" href={editTextPath(text.slug)} look="secondary">
              <Pen className="size-4" />
              {textMessages.edit}
            </ButtonAnchor>
          )}
          {children}
        </div>
      </div>
      <p className="only-print">{address}</p>
    </header>
  );
}

const Byline = ({ text: { author, createdAt, readTime, ...text } }: { text: Text }) => (
  <div className="flex min-w-44 flex-1 items-center gap-3">
    <Avatar className="size-12 text-xl" name={author.nickname} picture={author.profilePicture?.url.sm} />
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        <SiteLink className="inline-block min-h-6 font-semibold hover:underline" path={profilePath(author.slug)}>
          {author.nickname}
        </SiteLink>
        {author.collaborator && <TeamEmblem />}
      </p>
      <p className="dotted text-sm text-ink-soft">
        <DateTime date={createdAt} />
        <span>{formatReadTime(readTime)}</span>
        <Visibility text={text} />
      </p>
    </div>
  </div>
);

/** The visibility of a text that is not public. */
function Visibility({ text }: { text: Pick<Text, "private" | "membersOnly" | "me"> }) {
  // For a hidden text, HiddenNotice says who can read it.
  if (text.me.hidden || (!text.private && !text.membersOnly)) return null;
  return (
    <span className="font-semibold text-ink">
      <VisibilityMark isPrivate={text.private === 1} membersOnly={text.membersOnly === 1} />
    </span>
  );
}
