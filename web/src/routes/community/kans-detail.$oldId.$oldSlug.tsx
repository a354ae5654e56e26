import { createFileRoute } from "@tanstack/react-router";
import { contestPath } from "@inktvis/contract/page-paths/community";
import { legacyRedirect } from "#features/discovery/legacy/legacy-redirect.ts";

export const Route = createFileRoute("/community/kans-detail/$oldId/$oldSlug")({
  loader: (args) => legacyRedirect(args, "contest", contestPath),
});
