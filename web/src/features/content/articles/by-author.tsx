import type { Article } from "@inktvis/contract/features/content/articles";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { SiteLink } from "#platform/site-link.tsx";
import { articleMessages as copy } from "./messages.nl.ts";

interface ByAuthorProps {
  author: string;
  profile: Article["authorProfile"];
}

/** Who wrote an article, with a link to their profile when they have one. */
export const ByAuthor = ({ author, profile }: ByAuthorProps) => (
  <>
    {copy.by}{" "}
    {profile ? (
      <SiteLink className="link" path={profilePath(profile.slug)} site="community">
        {author}
      </SiteLink>
    ) : (
      author
    )}
  </>
);
