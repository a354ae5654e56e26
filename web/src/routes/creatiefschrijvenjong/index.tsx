import { createFileRoute } from "@tanstack/react-router";
import { storyStarters } from "../../features/home/youth-home.nl.ts";
import { YouthHome } from "../../features/home/youth-home.tsx";
import { pageHead } from "../../platform/head.ts";
import { creatiefschrijvenjong } from "../../sites/creatiefschrijvenjong.ts";

export const Route = createFileRoute("/creatiefschrijvenjong/")({
  loader: () => ({ first: Math.floor(Math.random() * storyStarters.length) }),
  head: () => pageHead("creatiefschrijvenjong", { description: creatiefschrijvenjong.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <YouthHome first={Route.useLoaderData().first} />;
}
