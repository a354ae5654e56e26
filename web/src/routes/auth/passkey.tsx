import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "../../features/auth/token-page.ts";
import { NewPasskeyPage } from "../../features/second-step/new-passkey-page.tsx";
import { requireSecondStep } from "../../features/second-step/require-second-step.ts";
import { newPasskeyMessages } from "../../features/second-step/second-step.nl.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/passkey")({
  staticData: { breadcrumbs: breadcrumbs(newPasskeyMessages.breadcrumb) },
  beforeLoad: requireSecondStep,
  ...tokenPage("auth", newPasskeyMessages.breadcrumb),
  component: NewPasskeyPage,
});
