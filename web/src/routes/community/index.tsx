import { createFileRoute } from "@tanstack/react-router";
import { CommunityHome } from "../../features/home/community-home.tsx";
import { textListQuery } from "../../features/texts/text.queries.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { community } from "../../sites/community.ts";

export const Route = createFileRoute("/community/")({
  loader: async (args) => {
    await load(args, textListQuery());
  },
  head: () => pageHead("community", { description: community.tagline }),
  component: CommunityHome,
});
