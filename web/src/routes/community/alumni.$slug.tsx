import { createFileRoute } from "@tanstack/react-router";
import { moved } from "#platform/moved.ts";

export const Route = createFileRoute("/community/alumni/$slug")({ beforeLoad: moved("schrijfacademie") });
