import { useState } from "react";
import { BareButton } from "#ui/button.tsx";
import { ChevronDown, External, icon } from "#ui/icons.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { ShownVideo } from "./video-parts.ts";
import { videoMessages as copy } from "./videos.nl.ts";

/** Stands in for a video: nothing is loaded from its host before it is pressed (docs/product/ecourses.md#videos). */
export function VideoFacade({ video }: { video: ShownVideo }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <figure className="text-column grid gap-3">
      <p className="only-print font-semibold">{`${video.title}: ${video.page}`}</p>
      {isPlaying ? <Player video={video} /> : <Cover video={video} onPlay={() => setPlaying(true)} />}
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-ink-soft print:hidden">
        <span>{copy.privacy(video.hostName)}</span>
        <a
          className="link inline-flex items-center gap-1.5"
          href={video.page}
          rel="noopener noreferrer"
          target="_blank"
        >
          {copy.watchAt(video.hostName)}
          <External className="size-4" />
        </a>
      </figcaption>
      {video.transcript && <Transcript html={video.transcript} />}
    </figure>
  );
}

const Cover = ({ video: { title, hostName }, onPlay }: { video: ShownVideo; onPlay: () => void }) => (
  <BareButton
    className="grid aspect-video w-full place-content-center justify-items-center gap-4 rounded-2xl border border-edge bg-wash p-6 text-center hover:border-accent-ink print:hidden"
    onClick={onPlay}
  >
    <span className="grid size-16 place-items-center rounded-full bg-accent-ink text-paper">
      <Play className="size-8" />
    </span>
    <span className="font-display text-2xl break-words">{title}</span>
    <span className="text-ink-soft">{copy.play(hostName)}</span>
  </BareButton>
);

/** The player may play, but not navigate the page elsewhere. */
const Player = ({ video: { player, title } }: { video: ShownVideo }) => (
  <iframe
    // The rule warns about frames of our own origin, which could remove their sandbox; the player has another origin.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    className="aspect-video w-full rounded-2xl"
    // The button that had the focus is gone.
    ref={(frame) => frame?.focus()}
    referrerPolicy="strict-origin-when-cross-origin"
    src={player}
    title={title}
  />
);

const Transcript = ({ html }: { html: string }) => (
  <details className="transcript group/words rounded-2xl border border-hairline bg-raised">
    <summary className="flex min-h-11 items-center justify-between gap-4 px-5 py-2 font-semibold">
      {copy.transcript}
      <ChevronDown className="size-5 text-ink-soft group-open/words:rotate-180" />
    </summary>
    <RichText className="reading px-5 pb-5" html={html} />
  </details>
);

const Play = icon(<path d="M8 5.500v13l11-6.500z" />);
