import { type RaRecord, useRecordContext, useResourceContext } from "ra-core";
import { HOMEPAGE_SITES } from "@inktvis/contract/features/content/staff-homepages";
import { originOf } from "@inktvis/contract/sites";
import { currentSite } from "#platform/current-site.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PublicPageLink } from "../resources/public-page-link.tsx";
import { showPath } from "../room-resource.ts";
import { versionsCopy as copy } from "./versions.nl.ts";

interface Published extends RaRecord {
  address?: string;
  isPublic?: boolean;
}

/** Links beside the title of a form: to its versions, and to its page. */
export function ContentAside() {
  const record = useRecordContext<Published>();
  const resource = useResourceContext() ?? "";
  if (!record) return null;
  const address =
    resource === "homepages"
      ? originOf(currentSite().addresses, HOMEPAGE_SITES[record.id as keyof typeof HOMEPAGE_SITES])
      : record.isPublic && record.address;
  return (
    <>
      <ButtonAnchor href={showPath(resource, record.id)} look="secondary">
        {copy.versions}
      </ButtonAnchor>
      {address && <PublicPageLink address={address} />}
    </>
  );
}
