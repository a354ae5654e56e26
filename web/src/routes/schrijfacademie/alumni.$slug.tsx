import { createFileRoute } from "@tanstack/react-router";
import { ALUMNI_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { alumnusHead } from "#features/content/alumni/alumni-head.ts";
import { AlumnusPage } from "#features/content/alumni/alumnus-page.tsx";
import { alumnusQuery } from "#features/content/alumni/alumni.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { ThingPending } from "#platform/pending.tsx";
import { previewTokenIn } from "#platform/preview-token.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";

export const Route = createFileRoute("/schrijfacademie/alumni/$slug")({
  loader: async (args) => {
    const { slug } = args.params;
    const alumnus = await load(args, alumnusQuery(slug, previewTokenIn(args.location)));
    if (alumnus.slug !== slug) throw redirectToSlug(args, alumnus.slug);
    return {
      head: alumnusHead(args.context.addresses, alumnus),
      breadcrumbs: breadcrumbs(alumnus.title, ["Alumni", ALUMNI_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlumnusRoute,
  pendingComponent: ThingPending,
});

function AlumnusRoute() {
  return <AlumnusPage slug={Route.useParams().slug} />;
}
