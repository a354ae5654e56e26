import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { isFitToLead, leadExcerpt } from "./leads.ts";
import { LeadTextTile } from "./lead-text-tile.tsx";
import { TextTile } from "./text-tile.tsx";
import { tileSizes } from "./tile-sizes.ts";

/** A page of texts in tiles of different sizes. */
export function TextSpread({ texts }: { texts: TextSummary[] }) {
  const [first] = texts;
  const sizes = tileSizes(texts.length, first !== undefined && isFitToLead(first));
  return (
    <ul className="spread">
      {texts.map((text, index) => {
        const size = sizes[index] ?? "plain";
        return (
          <li className={`spread-${size}`} key={text.id}>
            {size === "lead" && !text.image ? (
              <LeadTextTile text={text} />
            ) : (
              <TextTile excerptClass={size === "lead" ? leadExcerpt(text.excerpt) : ""} size={size} text={text} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
