import type { PersonSummary } from "@inktvis/contract/features/people/people";
import { SiteLink } from "#platform/site-link.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { TeamEmblem } from "#ui/team-emblem.tsx";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { personTileMessages as copy } from "./person-tile.nl.ts";

/** A person in a list: picture, name, bio and number of texts. */
export const PersonTile = ({ person }: { person: PersonSummary }) => {
  const { slug, nickname, name, bio, collaborator, profilePicture, textCount } = person;
  return (
    <article className="tile group relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 border-t border-ink pt-4">
      <Avatar className="size-16 text-3xl" name={nickname} picture={profilePicture?.url.sm} />
      <div className="grid content-start gap-1.5">
        <h3 className="text-2xl">
          <SiteLink path={profilePath(slug)} site="community">
            {nickname}
          </SiteLink>
        </h3>
        {name && name !== nickname && <p className="-mt-1 text-ink-soft">{name}</p>}
        {bio && <p className="line-clamp-3 leading-snug">{bio}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {copy.textCount(textCount)}
          {collaborator && <TeamEmblem />}
        </p>
      </div>
    </article>
  );
};
