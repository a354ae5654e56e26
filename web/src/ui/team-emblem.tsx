import { InkMark } from "./ink-mark.tsx";

const TEAM = "Team Inktvis";

/** Marks an author as a collaborator (docs/product/profiles.md#team). */
export const TeamEmblem = ({ short = false }: { short?: boolean }) => (
  <span className="inline-flex items-center gap-1.5 align-middle text-sm font-semibold text-accent-ink" title={TEAM}>
    <InkMark className="h-4.5" />
    <span className={short ? "sr-only" : ""}>{TEAM}</span>
  </span>
);
