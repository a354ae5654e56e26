import { useSuspenseQuery } from "@tanstack/react-query";
import type { Text } from "@inktvis/contract/features/texts";
import { getRouteApi } from "@tanstack/react-router";
import { DateTime } from "../../platform/date-time.tsx";
import { formatReadTime } from "../../platform/formats/numbers.ts";
import { messages } from "../../platform/messages.nl.ts";
import { SiteLink } from "../../platform/site-link.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { ArrowRight, Pen } from "../../ui/icons.tsx";
import { InkMark } from "../../ui/ink-mark.tsx";
import { ButtonAnchor } from "../../ui/link-button.tsx";
import { TextSkeleton } from "../../ui/skeletons.tsx";
import { textMessages as copy } from "./messages.nl.ts";
import { TeamEmblem } from "./team-emblem.tsx";
import { editTextPath, READ_PATH } from "./text-addresses.ts";
import { TextPicture } from "./text-picture.tsx";
import { textQuery } from "./text.queries.ts";
import { VisibilityMark } from "./visibility-mark.tsx";
import "./text-page.css";

const route = getRouteApi("/community/tekst-lezen/$slug");

/** Where a text is read: one column, and nothing that asks for attention. */
export function TextPage() {
  const { slug } = route.useParams();
  const { data: text } = useSuspenseQuery(textQuery(slug));
  return (
    <article className="page pt-8 sm:pt-14">
      <Heading text={text} />
      {text.image && (
        <TextPicture
          className="mx-auto mt-10 h-auto max-h-[70vh] w-full max-w-4xl rounded-sm object-cover"
          picture={text.image}
          sizes="(width >= 60rem) 56rem, 92vw"
        />
      )}
      {/* Cleaned by the API when it was written (api/src/platform/rich-text.ts). */}
      <div className="reading text-column mt-10 sm:mt-12" dangerouslySetInnerHTML={{ __html: text.body }} />
      <Colophon text={text} />
    </article>
  );
}

const Heading = ({ text }: { text: Text }) => (
  <header className="text-column grid gap-5">
    {text.genres.length > 0 && <p className="eyebrow">{text.genres.map(({ name }) => name).join(", ")}</p>}
    <h1 className={`text-title ${text.title.length > 70 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl"}`}>
      {text.title}
    </h1>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <Byline text={text} />
      {text.me.can.update && (
        <ButtonAnchor className="min-h-10 px-4 py-1.5" href={editTextPath(text.slug)} look="secondary">
          <Pen className="size-4" />
          {copy.edit}
        </ButtonAnchor>
      )}
    </div>
  </header>
);

const Byline = ({ text: { author, createdAt, readTime, private: isPrivate } }: { text: Text }) => (
  <div className="flex items-center gap-3">
    <Avatar className="size-12 text-xl" name={author.nickname} picture={author.profilePicture?.url.sm} />
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        <AuthorLink author={author} />
        {author.collaborator && <TeamEmblem />}
      </p>
      <p className="text-sm text-ink-soft">
        <DateTime date={createdAt} />
        {" · "}
        {formatReadTime(readTime)}
        {isPrivate === 1 && (
          <>
            {" · "}
            <span className="font-semibold text-ink">
              <VisibilityMark isPrivate />
            </span>
          </>
        )}
      </p>
    </div>
  </div>
);

const AuthorLink = ({ author }: { author: Text["author"] }) => (
  <SiteLink className="inline-block min-h-6 font-semibold hover:underline" path={`/profiel/${author.slug}`}>
    {author.nickname}
  </SiteLink>
);

/** The end of a text: who wrote it, and the way to the next one. */
const Colophon = ({ text: { author } }: { text: Text }) => (
  <footer className="text-column mt-16 grid justify-items-center gap-8 text-center">
    <InkMark className="h-10 text-accent-ink" />
    <p className="grid justify-items-center gap-1">
      <span className="text-sm text-ink-soft">{copy.by}</span>
      <SiteLink className="font-display text-2xl hover:underline" path={`/profiel/${author.slug}`}>
        {author.nickname}
      </SiteLink>
      {author.name && author.name !== author.nickname && <span className="text-ink-soft">{author.name}</span>}
    </p>
    <ButtonAnchor href={READ_PATH} look="secondary">
      {copy.readMore}
      <ArrowRight />
    </ButtonAnchor>
  </footer>
);

export const TextPending = () => (
  <div className="page pt-8 sm:pt-14" role="status">
    <span className="sr-only">{messages.loading}</span>
    <div className="text-column grid gap-5">
      <div className="skeleton h-4 w-24" />
      <div className="skeleton h-14 w-4/5" />
      <div className="flex items-center gap-3">
        <div className="skeleton size-12 rounded-full" />
        <div className="skeleton h-4 w-48" />
      </div>
      <div className="mt-8">
        <TextSkeleton lines={12} />
      </div>
    </div>
  </div>
);
