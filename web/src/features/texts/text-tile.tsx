import type { TextSummary } from "@inktvis/contract/features/texts";
import { formatReadTime } from "../../platform/formats/numbers.ts";
import { SiteLink } from "../../platform/site-link.tsx";
import { Tile } from "../../ui/tile.tsx";

/** A text in a list: its first lines are its picture. */
export function TextTile({ text, lead = false }: { text: TextSummary; lead?: boolean }) {
  const { title, slug, excerpt, genres, author, readTime, image } = text;
  return (
    <Tile
      eyebrow={genres.map(({ name }) => name).join(", ")}
      footer={
        <>
          <SiteLink className="above -my-1 inline-block py-1 font-semibold text-ink hover:underline" path={`/profiel/${author.slug}`} site="community">
            {author.nickname}
          </SiteLink>
          {" · "}
          {formatReadTime(readTime)}
        </>
      }
      lead={lead}
      picture={lead && image && <img alt="" className="aspect-3/2 w-full rounded-sm object-cover" decoding="async" src={image.url.default} />}
      title={
        <SiteLink path={`/tekst-lezen/${slug}`} site="community">
          {title}
        </SiteLink>
      }
    >
      <p className={`font-reading leading-relaxed hyphens-auto ${lead ? "line-clamp-[12] text-xl leading-relaxed sm:text-[1.4rem] first-letter:float-left first-letter:mt-1 first-letter:mr-2 first-letter:font-display first-letter:text-6xl first-letter:leading-[0.8] first-letter:text-accent-ink" : "line-clamp-5"}`}>
        {excerpt}
      </p>
    </Tile>
  );
}
