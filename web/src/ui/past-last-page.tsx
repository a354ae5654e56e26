import { EmptyState } from "./empty-state.tsx";
import { ButtonAnchor } from "./link-button.tsx";

/** A page of a list beyond its last one. */
export const PastLastPage = ({ firstPage }: { firstPage: string }) => (
  <EmptyState
    action={<ButtonAnchor href={firstPage}>Naar de eerste pagina</ButtonAnchor>}
    title="Zo ver zijn we nog niet"
  >
    Op deze pagina staat niets meer.
  </EmptyState>
);
