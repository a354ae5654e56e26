import { createFileRoute } from "@tanstack/react-router";
import { moved } from "#platform/moved.ts";

// Not permanent: the house may list its own contests here later.
export const Route = createFileRoute("/organization/wedstrijden")({ beforeLoad: moved("community", 302) });
