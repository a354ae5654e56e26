import { createFileRoute, redirect } from "@tanstack/react-router";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";

export const Route = createFileRoute("/account/beheer/")({
  beforeLoad: () => {
    throw redirect({ href: MANAGED_CONTESTS_PATH, statusCode: 302 });
  },
});
