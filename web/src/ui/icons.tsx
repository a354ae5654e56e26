import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type IconProps = ComponentProps<"svg">;

/**
 * Hidden from screen readers: an icon is beside text, or in a button with a label. Every page loads these; an icon that
 * only one feature uses is drawn in that feature.
 */
export const icon = (drawing: ReactNode) =>
  function Icon({ className = "size-5", ...rest }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className={classNames("flex-none", className)}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.75"
        viewBox="0 0 24 24"
        {...rest}
      >
        {drawing}
      </svg>
    );
  };

export const ChevronDown = icon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronRight = icon(<path d="m9.5 6 6 6-6 6" />);
export const ArrowRight = icon(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const ArrowLeft = icon(<path d="M20 12H5m6-6-6 6 6 6" />);
export const External = icon(<path d="M8 5H5v14h14v-3M12 4h8v8m0-8-9 9" />);
export const Search = icon(<path d="M16 16l4.5 4.5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Close = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const Check = icon(<path d="m4.5 12.5 5 5 10-11" />);
export const Pen = icon(<path d="M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.5 17.5 10" />);

/** Shows that something is busy. */
export const Spinner = ({ className }: IconProps) => (
  <svg
    aria-hidden="true"
    className={classNames("size-5 flex-none animate-spin", className)}
    fill="none"
    viewBox="0 0 24 24"
  >
    <circle cx="12" cy="12" opacity="0.3" r="9" stroke="currentColor" strokeWidth="2.5" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" strokeWidth="2.5" />
  </svg>
);
