import { createFileRoute, redirect } from "@tanstack/react-router";
import { firstManagedPath } from "#features/management/managed-kinds.ts";

export const Route = createFileRoute("/account/beheer/")({
  beforeLoad: ({ context }) => {
    throw redirect({ href: firstManagedPath(context.me), statusCode: 302 });
  },
});
