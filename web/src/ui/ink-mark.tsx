import { classNames } from "./class-names.ts";

/** The mark of the house: a drop of ink that grew arms. */
export const InkMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" className={classNames("flex-none", className)} fill="currentColor" viewBox="0 0 40 48">
    <path d="M20 1c5.5 6.6 10.5 12.3 10.5 19.2 0 3.7-1.4 6.3-3.3 8.300H12.800c-1.9-2-3.3-4.6-3.3-8.300C9.5 13.3 14.5 7.6 20 1Z" />
    <circle cx="16" cy="20.5" fill="var(--mark-eye, var(--paper))" r="1.9" />
    <circle cx="24" cy="20.5" fill="var(--mark-eye, var(--paper))" r="1.9" />
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="3.2">
      <path d="M14 28c-.5 5-3 6.5-6.3 6.5-3 0-4.7 2-4.7 4.7" />
      <path d="M17.8 28.500c0 6-.8 9-3.8 11.5-1.7 1.4-2.3 3-2 5.5" />
      <path d="M22.2 28.500c0 6 .8 9 3.8 11.5 1.7 1.4 2.3 3 2 5.5" />
      <path d="M26 28c.5 5 3 6.5 6.3 6.5 3 0 4.7 2 4.7 4.7" />
    </g>
  </svg>
);
