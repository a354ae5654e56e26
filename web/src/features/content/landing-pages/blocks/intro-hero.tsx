import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { SiteName } from "@inktvis/contract/sites";
import { BlockButton } from "../block-link.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture } from "#ui/text-picture.tsx";

interface IntroHeroProps {
  block: Extract<LandingBlock, { kind: "intro" }>;
  /** Whether the title of this block is the title of the page. */
  isTitle: boolean;
  site: SiteName;
}

/** A field of colour with the title in large type, and a picture that fills its other half. */
export function IntroHero({ block: { title, text, link, image }, isTitle, site }: IntroHeroProps) {
  const Heading = isTitle ? "h1" : "h2";
  return (
    <div className="landing-hero" data-pictured={image ? "" : undefined}>
      <div className="landing-hero-words">
        <Heading className="landing-hero-title" data-long={title.length > 44 || undefined}>
          {title}
        </Heading>
        {text && <RichText className="reading landing-hero-text" html={text} />}
        <BlockButton link={link} look="inverse" site={site} />
      </div>
      {image ? (
        <LargePicture
          className="landing-hero-picture"
          figureClassName="landing-hero-figure"
          inList={!isTitle}
          picture={image}
          sizes="(width >= 64rem) 46vw, 100vw"
        />
      ) : (
        <span aria-hidden="true" className="landing-hero-letter">
          {[...title][0]}
        </span>
      )}
    </div>
  );
}
