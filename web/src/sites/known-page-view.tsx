import { ContentPage } from "#features/content/pages/content-page.tsx";
import { PageFormView } from "./page-forms.tsx";

/** A page that the editors wrote, with its form, which can come from any feature. */
export const KnownPageView = ({ path }: { path: string }) => (
  <ContentPage path={path} renderForm={(form) => <PageFormView form={form} />} />
);
