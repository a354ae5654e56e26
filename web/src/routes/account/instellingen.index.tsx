import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/account/instellingen/")({
  beforeLoad: () => {
    throw redirect({ href: "/instellingen/profiel", statusCode: 302 });
  },
});
