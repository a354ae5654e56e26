import { useQuery } from "@tanstack/react-query";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { SiteLink } from "#platform/site-link.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { foundAs } from "#platform/search.queries.ts";
import { matchingPeopleQuery } from "./person.queries.ts";

/** Links to people whose name matches the words of a text search; nothing without matches. */
export function MatchingPeople({ text, label }: { text: string; label: string }) {
  const { data } = useQuery(matchingPeopleQuery(text));
  const people = foundAs(data?.data ?? [], "user");
  if (people.length === 0) return null;
  return (
    <ul aria-label={label} className="mb-8 flex flex-wrap gap-3">
      {people.map(({ slug, nickname, profilePicture }) => (
        <li key={slug}>
          <SiteLink
            className="flex min-h-12 items-center gap-2.5 rounded-full border border-edge py-1 pr-4 pl-1.5 font-semibold hover:bg-wash"
            path={profilePath(slug)}
            site="community"
          >
            <Avatar className="size-9" name={nickname} picture={profilePicture?.url.sm} />
            {nickname}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
