import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { textPath } from "@inktvis/contract/page-paths/community";
import { leadExcerpt } from "./leads.ts";
import { TileByline, TileLabels } from "./tile-byline.tsx";

/** The first text of a list when it has no picture: a large tile in the look of a sheet of paper. */
export const LeadTextTile = ({ text }: { text: TextSummary }) => (
  <article className="tile relative grid h-full grid-rows-[auto_auto_1fr_auto] gap-4 rounded-sm border border-hairline bg-raised p-6 shadow-lg sm:p-10">
    <p className="eyebrow">
      <TileLabels text={text} />
    </p>
    <h3 className="text-4xl sm:text-5xl">
      <SiteLink path={textPath(text.slug)} site="community">
        {text.title}
      </SiteLink>
    </h3>
    <p
      className={`font-reading text-xl leading-relaxed hyphens-auto whitespace-pre-line sm:text-2xl sm:leading-relaxed ${leadExcerpt(text.excerpt)}`}
    >
      {text.excerpt}
    </p>
    <p className="text-sm text-ink-soft">
      <TileByline text={text} />
    </p>
  </article>
);
