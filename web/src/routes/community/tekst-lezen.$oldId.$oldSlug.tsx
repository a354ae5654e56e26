import { createFileRoute } from "@tanstack/react-router";
import { legacyRedirect } from "#features/discovery/legacy/legacy-redirect.ts";
import { textPath } from "@inktvis/contract/page-paths/community";

export const Route = createFileRoute("/community/tekst-lezen/$oldId/$oldSlug")({
  loader: (args) => legacyRedirect(args, "text", textPath),
});
