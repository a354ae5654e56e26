import { createFileRoute } from "@tanstack/react-router";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { legacyRedirect } from "#features/discovery/legacy/legacy-redirect.ts";

export const Route = createFileRoute("/community/profiel-van-{$oldSlug}/$oldId")({
  loader: (args) => legacyRedirect(args, "user", (slug) => profilePath(slug)),
});
