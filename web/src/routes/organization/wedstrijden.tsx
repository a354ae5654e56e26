import { createFileRoute } from "@tanstack/react-router";
import { moved } from "#platform/moved.ts";

// Not for ever: the house may list its own contests there.
export const Route = createFileRoute("/organization/wedstrijden")({ beforeLoad: moved("community", 302) });
