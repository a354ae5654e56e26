import { EmptyState } from "./empty-state.tsx";
import { ButtonAnchor } from "./link-button.tsx";

/** Shown for a page number beyond the last page. */
export const PastLastPage = ({ firstPage }: { firstPage: string }) => (
  <EmptyState
    action={<ButtonAnchor href={firstPage}>Naar de eerste pagina</ButtonAnchor>}
    title="Zo ver zijn we nog niet"
  >
    Op deze pagina staat niets meer.
  </EmptyState>
);
