import { ContentPage } from "../features/pages/content-page.tsx";
import { ComingPageView } from "./coming-page.tsx";
import { isComing, type KnownPage } from "./known-page.ts";

export const KnownPageView = ({ page }: { page: KnownPage }) =>
  isComing(page) ? <ComingPageView {...page.coming} /> : <ContentPage path={page.path} />;
