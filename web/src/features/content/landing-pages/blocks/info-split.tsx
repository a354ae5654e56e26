import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { SiteName } from "@inktvis/contract/sites";
import { BlockButton } from "../block-link.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture } from "#ui/text-picture.tsx";

interface InfoSplitProps {
  block: Extract<LandingBlock, { kind: "info_big" }>;
  site: SiteName;
}

/** Text, with the spotlight beside it. */
export const InfoSplit = ({ block: { title, text, image, spotlight }, site }: InfoSplitProps) => (
  <div className="page landing-split">
    <div className="grid content-start gap-6">
      <h2 className="landing-heading">{title}</h2>
      {text && <RichText html={text} />}
      {image && (
        <LargePicture
          inList
          className="h-auto w-full rounded-sm"
          picture={image}
          sizes="(width >= 76rem) 42rem, (width >= 64rem) 58vw, 92vw"
        />
      )}
    </div>
    <aside className="landing-spotlight">
      <h3 className="text-2xl sm:text-3xl">{spotlight.title}</h3>
      <p className="whitespace-pre-line">{spotlight.text}</p>
      <div>
        <BlockButton link={spotlight.link} site={site} />
      </div>
    </aside>
  </div>
);
