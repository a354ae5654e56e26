import { createFileRoute } from "@tanstack/react-router";
import { genresQuery } from "../../features/genres/genre.queries.ts";
import { WritingPage } from "../../features/texts/writing/writing-page.tsx";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { requireLogin } from "../../platform/require-login.ts";

export const Route = createFileRoute("/community/schrijven/maken")({
  beforeLoad: requireLogin,
  loader: async (args) => ({ genres: await load(args, genresQuery) }),
  head: () => pageHead("community", { title: "Nieuwe tekst", noindex: true }),
  staticData: { fullScreen: true },
  component: NewTextRoute,
});

function NewTextRoute() {
  const { me } = Route.useRouteContext();
  return <WritingPage genres={Route.useLoaderData().genres} personId={me.id} />;
}
