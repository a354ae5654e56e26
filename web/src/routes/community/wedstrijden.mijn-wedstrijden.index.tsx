import { createFileRoute, redirect } from "@tanstack/react-router";
import { PARTICIPATIONS_PATH } from "@inktvis/contract/page-paths/community";
import { requireLogin } from "#platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/")({
  beforeLoad: requireLogin,
  loader: () => {
    throw redirect({ href: PARTICIPATIONS_PATH, statusCode: 302 });
  },
});
