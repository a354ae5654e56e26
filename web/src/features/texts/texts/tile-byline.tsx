import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { formatReadTime } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { textMessages } from "./messages.nl.ts";
import { TeamEmblem } from "#ui/team-emblem.tsx";

/** Author and reading time. The name links to the profile and is above the link that covers the tile. */
export const TileByline = ({ text: { author, readTime } }: { text: TextSummary }) => (
  <>
    <SiteLink
      className="above -my-1 inline-block py-1 font-semibold text-ink hover:underline"
      path={profilePath(author.slug)}
      site="community"
    >
      {author.nickname}
    </SiteLink>
    {author.collaborator && (
      <>
        {" "}
        <TeamEmblem short />
      </>
    )}
    {" · "}
    {formatReadTime(readTime)}
  </>
);

/** Above the title: whether the house recommends the text, and its genres. */
export const TileLabels = ({ text: { isTip, genres } }: { text: Pick<TextSummary, "isTip" | "genres"> }) => (
  <>
    {isTip === 1 && <span className="tip-mark">{textMessages.shortTip}</span>}
    {genres.map(({ name }) => name).join(", ")}
  </>
);
