import { createFileRoute, redirect } from "@tanstack/react-router";
import { PROFILE_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";

export const Route = createFileRoute("/account/instellingen/")({
  beforeLoad: () => {
    throw redirect({ href: PROFILE_SETTINGS_PATH, statusCode: 302 });
  },
});
