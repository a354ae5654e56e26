import type { ReactNode } from "react";

/** The more action a state requires, the more it stands out. Colour is never the only sign: the mark has a word. */
const LOOKS = {
  /** Nobody sees it yet. */
  unpublished: "border-dashed border-edge text-ink-soft",
  /** People can join now. */
  running: "border-accent-ink bg-wash text-accent-ink",
  /** Waits for an action of whoever manages it. */
  waiting: "border-accent-ink text-accent-ink",
  /** On the site, and requires no action. */
  shown: "border-edge text-ink",
  over: "border-edge text-ink-soft",
};

interface StateMarkProps {
  look: keyof typeof LOOKS;
  /** The state in a word or two. */
  children: ReactNode;
}

/** The state of a managed thing as a badge. */
export const StateMark = ({ look, children }: StateMarkProps) => (
  <span
    className={`inline-block rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${LOOKS[look]}`}
  >
    {children}
  </span>
);
