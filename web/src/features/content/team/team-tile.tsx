import type { TeamTile as Member } from "@inktvis/contract/features/content/team";
import { teamListOf, teamTilePath } from "@inktvis/contract/features/content/team-lists";
import { SiteLink, useTypedHref } from "#platform/site-link.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { linkTarget } from "./link-target.ts";
import { teamMessages as copy } from "./messages.nl.ts";
import { Portrait } from "./portrait.tsx";

interface TeamTileProps {
  person: Member;
  /** Whether the name leads to the page where the person is. */
  isLink?: boolean;
}

/** Somebody of the house: portrait, name, what they do, and their own words. */
export const TeamTile = ({ person, isLink = false }: TeamTileProps) => (
  <article className="grid content-start gap-2">
    <Portrait image={person.image} name={person.title} />
    <h3 className="mt-2 text-2xl">
      {isLink ? (
        <SiteLink path={teamTilePath(person)} site={teamListOf(person.tags).site}>
          {person.title}
        </SiteLink>
      ) : (
        person.title
      )}
    </h3>
    <p className="font-semibold text-accent-ink">{person.line}</p>
    {person.body && <p className="font-reading leading-relaxed whitespace-pre-line text-ink-soft">{person.body}</p>}
    {person.link && <PersonLink link={person.link} person={person} />}
  </article>
);

function PersonLink({ link, person }: { link: string; person: Member }) {
  const href = useTypedHref(teamListOf(person.tags).site, link);
  return (
    <a className="link min-h-6 justify-self-start" href={href}>
      {link.startsWith("/") ? (
        copy.more(person.title)
      ) : (
        <>
          <span className="wrap-anywhere">{linkTarget(link)}</span>
          <span className="sr-only">, {person.title}</span>
        </>
      )}{" "}
      <ArrowRight className="inline size-4" />
    </a>
  );
}
