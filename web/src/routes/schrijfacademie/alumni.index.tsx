import { createFileRoute } from "@tanstack/react-router";
import { alumniHead } from "#features/content/alumni/alumni-head.ts";
import { AlumniPage } from "#features/content/alumni/alumni-page.tsx";
import { alumniQuery } from "#features/content/alumni/alumni.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/schrijfacademie/alumni/")({
  loader: async (args) => {
    await load(args, alumniQuery);
    return { head: alumniHead(args.context.addresses), breadcrumbs: breadcrumbs("Alumni") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlumniPage,
});
