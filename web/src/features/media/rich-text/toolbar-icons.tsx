import type { ReactNode } from "react";
import { icon } from "#ui/icons.tsx";

const letter = (drawn: ReactNode, className: string) =>
  function ToolbarLetter() {
    return (
      <span aria-hidden="true" className={`leading-none ${className}`}>
        {drawn}
      </span>
    );
  };

export const Bold = letter("V", "font-reading text-lg font-black");
export const Italic = letter("C", "font-reading text-lg italic");
export const Underline = letter("O", "font-reading text-lg underline underline-offset-2");
export const Strike = letter("D", "font-reading text-lg line-through");
export const Heading = letter("T", "font-display text-2xl font-semibold");
export const Subheading = letter("T", "font-display text-sm font-semibold");
export const Quote = letter("”", "font-display text-4xl translate-y-2");
export const Typography = letter("‘–’", "font-reading text-lg font-semibold");
export const Bullets = icon(<path d="M9.500 6H20M9.500 12H20M9.500 18H20M4.500 6h.01M4.500 12h.01M4.500 18h.01" />);
export const Numbers = icon(
  <path d="M10.500 6H20M10.500 12H20M10.500 18H20M4 4.500l1.500-.5v5M4 14.500c0-1.500 2.500-1.500 2.500 0 0 1-2.500 2-2.500 3.500h2.500" />,
);
export const Rule = icon(<path d="M4 12h16M8 6h8M8 18h8" />);
export const Center = icon(<path d="M4 6h16M7 12h10M5 18h14" />);
export const Right = icon(<path d="M4 6h16M10 12h10M7 18h13" />);
export const Link = icon(
  <path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1" />,
);
export const Picture = icon(<path d="M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3L20 17M15 9h.01" />);
export const Film = icon(<path d="M4 6h16v12H4zM10 9.500v5l4.500-2.500z" />);
export const Undo = icon(<path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3" />);
export const Redo = icon(<path d="m16 5 4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h3" />);
