import { ContentPage } from "#features/content/pages/content-page.tsx";
import { UpcomingPageView } from "./upcoming-page.tsx";
import type { KnownPage } from "./known-page.ts";

export const KnownPageView = ({ page }: { page: KnownPage }) =>
  page.upcoming ? <UpcomingPageView {...page.upcoming} /> : <ContentPage path={page.path} />;
