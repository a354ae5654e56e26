import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "#features/accounts/auth/forgot-password-page.tsx";
import { forgotMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/wachtwoord-vergeten")({
  staticData: { breadcrumbs: breadcrumbs(forgotMessages.breadcrumb) },
  ...tokenPage("auth", forgotMessages.breadcrumb),
  component: ForgotPasswordPage,
});
