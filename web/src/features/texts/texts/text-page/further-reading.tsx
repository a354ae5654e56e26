import { useQuery } from "@tanstack/react-query";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowLeft, ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { textMessages } from "../messages.nl.ts";
import { READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import { TextTile } from "../text-tile.tsx";
import { neighboursQuery } from "../text.queries.ts";
import { textPageMessages as copy } from "./text-page.nl.ts";

/** Below a text: the author's previous and next text, and similar texts. */
export function FurtherReading({ text: { slug, author } }: { text: Text }) {
  const { data: neighbours } = useQuery(neighboursQuery(slug));
  const { previous, next, related = [] } = neighbours ?? {};
  return (
    <div className="further-reading mt-16 grid gap-16">
      {(previous || next) && (
        <nav
          aria-label={copy.moreByAuthor(author.nickname)}
          className="text-column grid gap-x-8 gap-y-6 border-y border-hairline py-6 sm:grid-cols-2"
        >
          {previous && <NeighbourLink {...previous} isNext={false} />}
          {next && <NeighbourLink {...next} isNext />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className="border-t border-hairline pt-10">
          <h2 className="mb-8 text-3xl" id="related">
            {copy.related}
          </h2>
          <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other.id}>
                <TextTile text={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ButtonAnchor className="justify-self-center" href={READ_PATH} look="secondary">
        {textMessages.readMore}
        <ArrowRight />
      </ButtonAnchor>
    </div>
  );
}

const NeighbourLink = ({ slug, title, isNext }: { slug: string; title: string; isNext: boolean }) => (
  <SiteLink
    className={`group grid content-start gap-1 ${isNext ? "sm:col-start-2 sm:justify-items-end sm:text-right" : ""}`}
    path={textPath(slug)}
    rel={isNext ? "next" : "prev"}
  >
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      {!isNext && <ArrowLeft className="size-4" />}
      {isNext ? copy.next : copy.previous}
      {isNext && <ArrowRight className="size-4" />}
    </span>
    <span className="font-display text-xl font-medium group-hover:text-accent-ink">{title}</span>
  </SiteLink>
);
