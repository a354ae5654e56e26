import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { LeadTextTile } from "./lead-text-tile.tsx";
import { TextTile, type TileSize } from "./text-tile.tsx";
import "./spread.css";

/** Positions of wide tiles. On three columns a page of sixteen then fills seven rows without a gap. */
const WIDE = [6, 12];
export const sizeOf = (index: number): TileSize => (index === 0 ? "lead" : WIDE.includes(index) ? "wide" : "plain");

/** A page of texts in tiles of different sizes. */
export const TextSpread = ({ texts }: { texts: TextSummary[] }) => (
  <ul className="spread">
    {texts.map((text, index) => (
      <li className={`spread-${sizeOf(index)}`} key={text.id}>
        {index === 0 && !text.image ? <LeadTextTile text={text} /> : <TextTile size={sizeOf(index)} text={text} />}
      </li>
    ))}
  </ul>
);
