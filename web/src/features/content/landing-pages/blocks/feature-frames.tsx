import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { SiteName } from "@inktvis/contract/sites";
import { BlockButton, BlockTextLink } from "../block-link.tsx";
import { TextPicture } from "#ui/text-picture.tsx";

interface FeatureFramesProps {
  block: Extract<LandingBlock, { kind: "block_4" }>;
  site: SiteName;
}

/** What visitors will gain, in frames; one without a picture has its number in large type. */
export function FeatureFrames({ block: { title, frames, link }, site }: FeatureFramesProps) {
  const Heading = title ? "h3" : "h2";
  return (
    <div className="page grid gap-10">
      {title && <h2 className="landing-heading">{title}</h2>}
      <ul className="landing-frames">
        {frames.map((frame, index) => (
          <li className="landing-frame" key={`${index} ${frame.title}`}>
            {frame.image ? (
              <TextPicture
                inList
                shape={3 / 2}
                className="landing-frame-top object-cover"
                picture={frame.image}
                sizes="(width >= 64rem) 22rem, (width >= 40rem) 45vw, 92vw"
              />
            ) : (
              <span aria-hidden="true" className="landing-frame-top landing-frame-number">
                {index + 1}
              </span>
            )}
            <Heading className="text-2xl">{frame.title}</Heading>
            <p className="whitespace-pre-line">{frame.text}</p>
            <BlockTextLink link={frame.link} site={site} />
          </li>
        ))}
      </ul>
      {link && (
        <div>
          <BlockButton link={link} site={site} />
        </div>
      )}
    </div>
  );
}
