import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "../../features/auth/login-page.tsx";
import { passSignedIn } from "../../features/auth/hand-over.ts";
import { authMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { searchText } from "../../platform/search-params.ts";

export const Route = createFileRoute("/auth/")({
  staticData: { breadcrumbs: breadcrumbs(authMessages.logIn) },
  validateSearch: ({ again }) => ({ again: searchText(again) }),
  beforeLoad: ({ context, search: { again } }) => (again ? undefined : passSignedIn({ context })),
  ...tokenPage("auth"),
  component: LoginPage,
});
