import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { messages } from "#platform/messages.nl.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { textMessages } from "../messages.nl.ts";
import { LargePicture } from "#ui/text-picture.tsx";
import { textQuery } from "../text.queries.ts";
import { FurtherReading } from "./further-reading.tsx";
import { storeReadingSettings, readingSettings } from "./reading-settings.ts";
import { SettingsMenu } from "./settings-menu.tsx";
import { FollowButton, ReaderActions } from "./text-actions.tsx";
import { TextHeading } from "./text-heading.tsx";
import { useTextActions } from "./use-text-actions.ts";
import { useVisitTracking } from "./use-visit-tracking.ts";

const route = getRouteApi("/community/tekst-lezen/$slug");

const ActionDialog = lazy(async () => ({ default: (await import("./action-dialogs.tsx")).ActionDialog }));

/** Loaded separately: readers of other people's texts do not need it. */
const AuthorActions = lazy(async () => ({ default: (await import("./author-actions.tsx")).AuthorActions }));
const HiddenNotice = lazy(async () => ({ default: (await import("../hidden-notice.tsx")).HiddenNotice }));

/** The page where a text is read (docs/product/texts.md#reading). */
export function TextPage() {
  const { slug } = route.useParams();
  const { data: text } = useSuspenseQuery(textQuery(slug));
  const [settings, setSettings] = useState(readingSettings);
  useVisitTracking(text);
  return (
    <article className="text-page page pt-8 sm:pt-14" data-ground={settings.ground} data-size={settings.size}>
      <TextHeading text={text}>
        <SettingsMenu
          settings={settings}
          onChange={(chosen) => {
            setSettings(chosen);
            storeReadingSettings(chosen);
          }}
        />
      </TextHeading>
      {text.me.hidden && (
        <Suspense>
          <HiddenNotice className="text-column mt-8" hidden={text.me.hidden} />
        </Suspense>
      )}
      {text.image && (
        <LargePicture
          className="text-image h-auto max-h-[70vh] w-full rounded-sm object-cover"
          figureClassName="mx-auto mt-10 max-w-4xl"
          picture={text.image}
          sizes="(width >= 60rem) 56rem, 92vw"
        />
      )}
      <RichText className="reading text-column mt-10 sm:mt-12" html={text.body} />
      {/* The key resets its state, announcements and dialogs, when the page goes to another text. */}
      <TextFooter key={text.slug} text={text} />
      <FurtherReading text={text} />
    </article>
  );
}

/** Below a text: the actions of its reader or author, and who wrote it. */
function TextFooter({ text }: { text: Text }) {
  const { author } = text;
  const isOwn = text.me.can.update;
  const actions = useTextActions(text);
  return (
    <>
      <footer className="text-column mt-16 grid justify-items-center gap-10 text-center">
        <InkMark className="h-10 text-accent-ink" />
        {isOwn ? (
          <Suspense>
            <AuthorActions text={text} />
          </Suspense>
        ) : (
          <ReaderActions actions={actions} text={text} />
        )}
        <div className="grid justify-items-center gap-4">
          <p className="grid justify-items-center gap-1">
            <span className="text-sm text-ink-soft">{textMessages.writtenBy}</span>
            <SiteLink className="font-display text-2xl font-medium hover:underline" path={profilePath(author.slug)}>
              {author.nickname}
            </SiteLink>
            {author.name && author.name !== author.nickname && <span className="text-ink-soft">{author.name}</span>}
          </p>
          {author.bio && <p className="line-clamp-3 max-w-md text-ink-soft">{author.bio}</p>}
          {!isOwn && <FollowButton actions={actions} text={text} />}
        </div>
      </footer>
      <p className="sr-only" role="status">
        {actions.announcement}
      </p>
      <Suspense>
        {actions.dialog && <ActionDialog dialog={actions.dialog} text={text} onClose={actions.closeDialog} />}
      </Suspense>
    </>
  );
}

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
