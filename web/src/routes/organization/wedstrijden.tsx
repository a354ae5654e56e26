import { createFileRoute } from "@tanstack/react-router";
import { moved } from "#platform/moved.ts";

export const Route = createFileRoute("/organization/wedstrijden")({ beforeLoad: moved("community") });
