import { createFileRoute, redirect } from "@tanstack/react-router";
import { SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";

export const Route = createFileRoute("/account/")({
  beforeLoad: () => {
    throw redirect({ href: SETTINGS_PATH, statusCode: 302 });
  },
});
