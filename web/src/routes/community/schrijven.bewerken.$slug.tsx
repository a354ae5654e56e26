import { createFileRoute, redirect } from "@tanstack/react-router";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { editedTextQuery } from "#features/texts/texts/own-text.queries.ts";
import { WritingPage } from "#features/texts/texts/writing/writing-page.tsx";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

export const Route = createFileRoute("/community/schrijven/bewerken/$slug")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    const [text, genres] = await Promise.all([load(args, editedTextQuery(args.params.slug)), load(args, genresQuery)]);
    if (!text.me.can.update) throw redirect({ to: "/community/schrijven", statusCode: 302 });
    return { text, genres };
  },
  // An editor must not start from a cached, older text.
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("community", { title: loaderData && `${loaderData.text.title} bewerken` }),
  staticData: { fullScreen: true },
  component: EditTextRoute,
});

function EditTextRoute() {
  const { me } = Route.useRouteContext();
  const { text, genres } = Route.useLoaderData();
  return <WritingPage genres={genres} key={text.id} personId={me.id} text={text} />;
}
