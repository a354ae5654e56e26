import { ContentPage } from "#features/content/pages/content-page.tsx";
import { ComingPageView } from "./coming-page.tsx";
import type { KnownPage } from "./known-page.ts";

export const KnownPageView = ({ page }: { page: KnownPage }) =>
  page.coming ? <ComingPageView {...page.coming} /> : <ContentPage path={page.path} />;
