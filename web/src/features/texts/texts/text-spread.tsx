import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { TextSheet } from "./text-sheet.tsx";
import { TextTile, type TileSize } from "./text-tile.tsx";
import "./spread.css";

/** On three columns: one leads, two stretch, and sixteen fill seven rows without a hole. */
const WIDE = [6, 12];
export const sizeOf = (index: number): TileSize => (index === 0 ? "lead" : WIDE.includes(index) ? "wide" : "plain");

/** A page of texts as they lie on a table. */
export const TextSpread = ({ texts }: { texts: TextSummary[] }) => (
  <ul className="spread">
    {texts.map((text, index) => (
      <li className={`spread-${sizeOf(index)}`} key={text.id}>
        {index === 0 && !text.image ? <TextSheet text={text} /> : <TextTile size={sizeOf(index)} text={text} />}
      </li>
    ))}
  </ul>
);
