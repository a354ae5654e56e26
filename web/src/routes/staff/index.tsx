import { createFileRoute } from "@tanstack/react-router";
import { unlistedHead } from "#platform/head.ts";

/** The room finds its own pages: see features/staff-room/registry.ts. */
export const Route = createFileRoute("/staff/")({ head: () => unlistedHead("staff") });
