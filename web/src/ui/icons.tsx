import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type IconProps = ComponentProps<"svg">;

/** Decoration beside words: hidden from screen readers. An icon alone gets its words from the button around it. */
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
export const Download = icon(<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />);
export const Search = icon(<path d="M16 16l4.5 4.5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Bell = icon(<path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15zM10 20.500h4" />);
export const Close = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const Check = icon(<path d="m4.5 12.5 5 5 10-11" />);
export const Eye = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />,
);
export const EyeOff = icon(
  <path d="M4 4l16 16M9.5 5.900A9.7 9.7 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-3 3.700M6 7.700A17 17 0 0 0 2.5 12S6 18.5 12 18.500c1.6 0 3-.4 4.2-1" />,
);
export const Pen = icon(<path d="M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.5 17.5 10" />);
export const Trophy = icon(
  <path d="M8 4h8v6a4 4 0 0 1-8 0zM8 5.500H4.500c0 3 1 5 3.7 5.300M16 5.500h3.500c0 3-1 5-3.7 5.300M12 14v3.500M8.5 20h7M10 17.500h4V20" />,
);
export const Bulb = icon(
  <path d="M9 17.500h6M10 20.500h4M12 3.500a6 6 0 0 0-3.5 10.900c.5.4.5 1 .5 3.100h6c0-2.1 0-2.7.5-3.100A6 6 0 0 0 12 3.500Z" />,
);

/** Turns while something runs. */
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
