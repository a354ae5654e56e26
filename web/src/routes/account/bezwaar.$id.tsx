import { createFileRoute } from "@tanstack/react-router";
import { DecisionPage } from "#features/moderation/decision-page.tsx";
import { decisionQuery } from "#features/moderation/decision.queries.ts";
import { decisionMessages } from "#features/moderation/messages.nl.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/bezwaar/$id")({
  loader: async (args) => void (await load(args, decisionQuery(args.params.id))),
  head: () => unlistedHead("account", { title: decisionMessages.title }),
  staticData: { breadcrumbs: breadcrumbs(decisionMessages.title) },
  component: DecisionRoute,
});

function DecisionRoute() {
  return <DecisionPage id={Route.useParams().id} />;
}
