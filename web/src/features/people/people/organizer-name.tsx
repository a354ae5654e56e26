import { profilePath } from "@inktvis/contract/page-paths/community";
import { SiteLink } from "#platform/site-link.tsx";

/** The name of the organiser, with a link to their profile when it is visible (docs/product/profiles.md#organising). */
export const OrganizerName = ({ name, slug }: { name: string; slug: string | null }) =>
  slug === null ? (
    name
  ) : (
    <SiteLink className="link" path={profilePath(slug)} site="community">
      {name}
    </SiteLink>
  );
