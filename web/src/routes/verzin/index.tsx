import { createFileRoute } from "@tanstack/react-router";
import { MagazineHome } from "../../features/home/magazine-home.tsx";
import { pageHead } from "../../platform/head.ts";
import { verzin } from "../../sites/verzin.ts";

export const Route = createFileRoute("/verzin/")({
  head: () => pageHead("verzin", { description: verzin.tagline }),
  component: MagazineHome,
});
