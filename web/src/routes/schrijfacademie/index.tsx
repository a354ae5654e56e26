import { createFileRoute } from "@tanstack/react-router";
import { AcademyHome } from "../../features/home/academy-home.tsx";
import { pageHead } from "../../platform/head.ts";
import { schrijfacademie } from "../../sites/schrijfacademie.ts";

export const Route = createFileRoute("/schrijfacademie/")({
  head: () => pageHead("schrijfacademie", { description: schrijfacademie.tagline }),
  component: AcademyHome,
});
