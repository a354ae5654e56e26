import { InkMark } from "#ui/ink-mark.tsx";
import { textMessages } from "./messages.nl.ts";

/** Marks who writes here as one of the house (spec 2 §3). */
export const TeamEmblem = ({ short = false }: { short?: boolean }) => (
  <span
    className="inline-flex items-center gap-1.5 align-middle text-sm font-semibold text-accent-ink"
    title={textMessages.collaborator}
  >
    <InkMark className="h-4.5" />
    <span className={short ? "sr-only" : ""}>{textMessages.collaborator}</span>
  </span>
);
