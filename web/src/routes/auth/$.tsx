import { createFileRoute, notFound } from "@tanstack/react-router";
import { notFoundHead } from "#platform/head.ts";

/** The auth site has no pages other than those for signing in. */
export const Route = createFileRoute("/auth/$")({
  loader: () => {
    throw notFound();
  },
  head: () => notFoundHead("auth"),
});
