import type { MagazineIssueSummary } from "@inktvis/contract/features/magazine/issues";
import { TextPicture } from "#ui/text-picture.tsx";
import { issueMessages as copy } from "./issues.nl.ts";
import "./issues.css";

interface IssueCoverProps {
  issue: Pick<MagazineIssueSummary, "number" | "title" | "season" | "image">;
  sizes: string;
  inList?: boolean;
}

/** Width ÷ height of a cover. */
const SHAPE = 3 / 4;
/** The number of backgrounds that covers without a picture rotate through (issues.css). */
const GROUNDS = 4;

/**
 * The cover of an issue: its picture below the name of the magazine, or type alone. Hidden from screen readers, since
 * the same text is beside it.
 */
export const IssueCover = ({ issue: { number, title, season, image }, sizes, inList = false }: IssueCoverProps) => (
  <div aria-hidden="true" className="cover" data-ground={image ? undefined : number % GROUNDS}>
    {image && <TextPicture className="cover-picture" inList={inList} picture={image} shape={SHAPE} sizes={sizes} />}
    <div className="cover-words">
      <p className="cover-name">{copy.magazine}</p>
      <p className="cover-number">{number}</p>
      <p className="cover-title">{title}</p>
      <p className="cover-season">{season}</p>
    </div>
  </div>
);
