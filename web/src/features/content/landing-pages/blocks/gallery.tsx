import { lazy, Suspense, useState } from "react";
import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";
import { TextPicture } from "#ui/text-picture.tsx";
import { landingMessages as copy } from "../messages.nl.ts";

const Lightbox = lazy(() => import("./lightbox.tsx").then((module) => ({ default: module.Lightbox })));

/** Pictures in a mosaic. A press opens the lightbox, or without scripts the picture itself. */
export function Gallery({ block: { title, pictures } }: { block: Extract<LandingBlock, { kind: "gallery" }> }) {
  const [opened, setOpened] = useState<number>();
  return (
    <div className="page grid gap-8">
      {title && <h2 className="landing-heading">{title}</h2>}
      <ul className="landing-mosaic">
        {pictures.map(({ image, caption }, index) => (
          <li key={`${index} ${image.url.default}`}>
            <figure>
              <a
                aria-label={copy.open(image.alt || caption || copy.picture(index + 1))}
                className="landing-thumb"
                href={image.url.default}
                onClick={(event) => {
                  // The browser opens the picture in a new tab.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setOpened(index);
                }}
              >
                <TextPicture
                  inList
                  picture={image}
                  shape={3 / 2}
                  sizes="(width >= 64rem) 38rem, (width >= 40rem) 50vw, 92vw"
                />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <Lightbox first={opened} pictures={pictures} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
