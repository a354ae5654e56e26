import { createFileRoute } from "@tanstack/react-router";
import { unlistedHead } from "#platform/head.ts";

/** react-admin routes the pages of the staff room: see features/staff/registry.ts. */
export const Route = createFileRoute("/staff/")({ head: () => unlistedHead("staff") });
