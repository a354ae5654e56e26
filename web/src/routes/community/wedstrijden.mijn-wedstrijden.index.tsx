import { createFileRoute, redirect } from "@tanstack/react-router";
import { PARTICIPATIONS_PATH } from "../../features/participations/participation-addresses.ts";
import { requireLogin } from "../../platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/")({
  beforeLoad: async (args) => {
    await requireLogin(args);
    throw redirect({ href: PARTICIPATIONS_PATH, statusCode: 302 });
  },
});
