import { icon } from "#ui/icons.tsx";

/* The icons of the menu of the account site, which is at the bottom edge of a phone. */
export const Sliders = icon(<path d="M4 7h8m6 0h2M4 17h2m6 0h8M15 4.500v5M9 14.500v5" />);
export const Bell = icon(<path d="M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15L6 16Zm4.500 4.500h3" />);
export const Book = icon(
  <path d="M12 6.500C9.500 4.500 6.500 4.500 3.500 5.500v13c3-1 6-1 8.500 1 2.500-2 5.500-2 8.500-1v-13c-3-1-6-1-8.500 1Zm0 0v13" />,
);
export const Trophy = icon(
  <path d="M7.500 4h9v5a4.500 4.500 0 0 1-9 0V4Zm0 2H4c0 3 1.500 4.500 3.500 4.500M16.500 6H20c0 3-1.500 4.500-3.500 4.500M12 13.500V20m-4 0h8" />,
);
export const Clipboard = icon(<path d="M8.500 5H5.500v15.500h13V5h-3m-7-1.500h7v3h-7v-3ZM9 12l2 2 4-4" />);
