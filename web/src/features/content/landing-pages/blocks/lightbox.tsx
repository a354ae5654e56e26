import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { GalleryPicture } from "@inktvis/contract/features/content/landing-blocks";
import { BareButton } from "#ui/button.tsx";
import { ArrowLeft, ArrowRight, Close } from "#ui/icons.tsx";
import { pictureAttributes } from "#ui/picture-attributes.ts";
import { PictureCredit } from "#ui/picture-credit.tsx";
import { landingMessages as copy } from "../messages.nl.ts";
import "./lightbox.css";

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  /** The index of the picture that is shown first. */
  first: number;
  onClose: () => void;
}

/**
 * Pictures as large as the window, one at a time: a native modal dialog, in which the browser traps the focus, with a
 * strip that snaps to each picture. Swiping, the arrow keys and the buttons move by one picture, Escape closes.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: "instant" });
    // Unmounting without closing would not restore the focus.
    return () => opened?.close();
  }, [first]);
  const goTo = (index: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: Math.min(Math.max(index, 0), pictures.length - 1) * width });
  };
  return (
    <dialog
      aria-label={copy.lightbox}
      className="lightbox"
      data-theme="verzin"
      ref={dialog}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onKeyDown={(event) => goByKey(event, { at, last: pictures.length - 1, goTo })}
    >
      <ul
        className="lightbox-strip"
        ref={strip}
        // Scrollable content has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map(({ image, caption }, index) => (
          <li key={`${index} ${image.url.default}`}>
            <Slide caption={caption} image={image} isNear={Math.abs(index - first) <= 1} isShown={index === at} />
          </li>
        ))}
      </ul>
      <div className="lightbox-bar">
        <p aria-live="polite" className="tabular-nums">
          {copy.position(at + 1, pictures.length)}
        </p>
        <Control disabled={at === 0} label={copy.previous} onPress={() => goTo(at - 1)}>
          <ArrowLeft />
        </Control>
        <Control disabled={at === pictures.length - 1} label={copy.next} onPress={() => goTo(at + 1)}>
          <ArrowRight />
        </Control>
        <Control label={copy.close} onPress={onClose}>
          <Close />
        </Control>
      </div>
    </dialog>
  );
}

interface SlideProps extends GalleryPicture {
  isShown: boolean;
  /** Whether the picture is loaded at once: the one that was pressed, and those beside it. */
  isNear: boolean;
}

const Slide = ({ image, caption, isShown, isNear }: SlideProps) => (
  <figure inert={!isShown}>
    <img
      {...pictureAttributes(image)}
      alt={image.alt}
      decoding="async"
      loading={isNear ? undefined : "lazy"}
      sizes="100vw"
    />
    {(caption || image.maker) && (
      <figcaption>
        {caption}
        <PictureCredit picture={image} />
      </figcaption>
    )}
  </figure>
);

interface Position {
  at: number;
  last: number;
  goTo: (index: number) => void;
}

const TARGETS: Readonly<Record<string, (position: Position) => number>> = {
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  Home: () => 0,
  End: ({ last }) => last,
};

function goByKey(event: KeyboardEvent, position: Position) {
  const target = TARGETS[event.key]?.(position);
  if (target === undefined) return;
  event.preventDefault();
  position.goTo(target);
}

interface ControlProps {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Not `disabled` at either end: the button would lose the focus. */
const Control = ({ label, disabled = false, onPress, children }: ControlProps) => (
  <BareButton aria-disabled={disabled || undefined} aria-label={label} className="lightbox-control" onClick={onPress}>
    {children}
  </BareButton>
);
