import { ContentPage } from "#features/content/pages/content-page.tsx";
import { PageFormView } from "./page-forms.tsx";

/** A page of the editors with its form, which any feature may have made. */
export const KnownPageView = ({ path }: { path: string }) => (
  <ContentPage path={path} renderForm={(form) => <PageFormView form={form} />} />
);
