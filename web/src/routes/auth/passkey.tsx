import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { NewPasskeyPage } from "#features/accounts/second-step/new-passkey-page.tsx";
import { requireSecondStep } from "#features/accounts/second-step/require-second-step.ts";
import { newPasskeyMessages } from "#features/accounts/second-step/second-step.nl.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/passkey")({
  staticData: { breadcrumbs: breadcrumbs(newPasskeyMessages.breadcrumb) },
  beforeLoad: requireSecondStep,
  ...tokenPage("auth", newPasskeyMessages.breadcrumb),
  component: NewPasskeyPage,
});
