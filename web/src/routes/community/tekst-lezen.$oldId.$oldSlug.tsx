import { createFileRoute } from "@tanstack/react-router";
import { legacyRedirect } from "#features/discovery/legacy/legacy-redirect.ts";
import { textPath } from "#features/texts/texts/text-addresses.ts";

export const Route = createFileRoute("/community/tekst-lezen/$oldId/$oldSlug")({
  loader: (args) => legacyRedirect(args, "text", textPath),
});
