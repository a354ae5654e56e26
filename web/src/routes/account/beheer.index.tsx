import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/account/beheer/")({
  beforeLoad: () => {
    throw redirect({ href: "/beheer/wedstrijden", statusCode: 302 });
  },
});
