import { profilePath } from "@inktvis/contract/page-paths/community";
import { SiteLink } from "#platform/site-link.tsx";

/** Who organises, with the way to their profile where that can be seen (docs/product/profiles.md#organising). */
export const OrganizerName = ({ name, slug }: { name: string; slug: string | null }) =>
  slug === null ? (
    name
  ) : (
    <SiteLink className="link" path={profilePath(slug)} site="community">
      {name}
    </SiteLink>
  );
