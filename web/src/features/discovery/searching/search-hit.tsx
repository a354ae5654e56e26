import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { articlePath, shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { contestPath, profilePath } from "@inktvis/contract/page-paths/community";
import { teamListOf, teamTilePath } from "@inktvis/contract/features/content/team-lists";
import { activityPath, coursePath, productPath } from "@inktvis/contract/page-paths/organization";
import { alumnusPath } from "@inktvis/contract/page-paths/schrijfacademie";
import { type SiteName, SITES } from "@inktvis/contract/sites";
import { typeNames } from "#features/content/articles/article-types.nl.ts";
import { personTileMessages } from "#features/people/people/person-tile.nl.ts";
import { TextResult } from "#features/texts/texts/text-result.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import { formatPrice } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Marked } from "#ui/marked.tsx";
import { Tile } from "#ui/tile.tsx";
import { searchingMessages as copy } from "./searching.nl.ts";

interface Hit {
  kind: string;
  title: string;
  site: SiteName;
  path: string;
  excerpt: string | null;
  /** The facts that distinguish results of this kind, on one line. */
  facts: string;
}

/** A result found by words: its kind, its title, the passage with the words marked, and its facts. */
export function SearchHit({ result }: { result: SearchResult }) {
  if (result.model === "text") return <TextResult text={result} />;
  const { kind, title, site, path, excerpt, facts } = hitOf(result);
  const { snippet, markedTitle } = result;
  return (
    <Tile
      eyebrow={kind}
      footer={<span suppressHydrationWarning>{facts}</span>}
      title={
        <SiteLink path={path} site={site}>
          {markedTitle ? <Marked pieces={markedTitle} /> : title}
        </SiteLink>
      }
    >
      {(snippet ?? excerpt) && (
        <p className="line-clamp-5 font-reading leading-relaxed whitespace-pre-line">
          {snippet ? (
            <>
              …<Marked pieces={snippet} />…
            </>
          ) : (
            excerpt
          )}
        </p>
      )}
    </Tile>
  );
}

const inOneLine = (...facts: (string | null | undefined)[]) => facts.filter(Boolean).join(" · ");

function hitOf(result: Exclude<SearchResult, { model: "text" }>): Hit {
  const kind = result.model === "article" ? typeNames[result.type] : copy.kindName[result.model];
  switch (result.model) {
    case "contest": {
      const { title, slug, excerpt, organization, deadline } = result;
      const facts = inOneLine(organization, copy.until(formatDate(deadline)));
      return { kind, title, site: "community", path: contestPath(slug), excerpt, facts };
    }
    case "course": {
      const { title, slug, intro, startDate, region, organization } = result;
      const facts = inOneLine(startDate ? formatDate(startDate) : copy.ownPace, region.name, organization);
      return { kind, title, site: "organization", path: coursePath(slug), excerpt: intro, facts };
    }
    case "activity": {
      const { title, slug, excerpt, dateFrom, location, organizer } = result;
      const facts = inOneLine(formatDate(dateFrom), location, organizer);
      return { kind, title, site: "organization", path: activityPath(slug), excerpt, facts };
    }
    case "article": {
      const { title, excerpt, date, type } = result;
      const facts = formatDate(date);
      return { kind, title, site: shelfOf(type).site, path: articlePath(result), excerpt, facts };
    }
    case "user": {
      const { nickname, slug, bio, textCount } = result;
      const facts = personTileMessages.textCount(textCount);
      return { kind, title: nickname, site: "community", path: profilePath(slug), excerpt: bio, facts };
    }
    case "page":
      return {
        kind,
        title: result.title,
        site: result.site,
        path: result.fullPath,
        excerpt: null,
        facts: SITES[result.site].title,
      };
    case "product": {
      const { title, slug, price } = result;
      return { kind, title, site: "organization", path: productPath(slug), excerpt: null, facts: formatPrice(price) };
    }
    case "alumni": {
      const { title, slug, genres } = result;
      const facts = inOneLine(...genres.map(({ name }) => name));
      return { kind, title, site: "schrijfacademie", path: alumnusPath(slug), excerpt: null, facts };
    }
    case "team": {
      const { title, line, body, tags } = result;
      return { kind, title, site: teamListOf(tags).site, path: teamTilePath(result), excerpt: body, facts: line };
    }
    default:
      return result satisfies never;
  }
}
