import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { requireSecondStep } from "#features/accounts/second-step/require-second-step.ts";
import { SecondStepPage } from "#features/accounts/second-step/second-step-page.tsx";
import { secondStepMessages } from "#features/accounts/second-step/second-step.nl.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/bevestigen")({
  staticData: { breadcrumbs: breadcrumbs(secondStepMessages.breadcrumb) },
  beforeLoad: requireSecondStep,
  ...tokenPage("auth", secondStepMessages.breadcrumb),
  component: SecondStepRoute,
});

function SecondStepRoute() {
  return <SecondStepPage step={Route.useRouteContext().step} />;
}
