import { icon } from "#ui/icons.tsx";

/* The icons of the menu of the staff room. */

export const Newspaper = icon(
  <path d="M4 5h13v14H6a2 2 0 0 1-2-2V5Zm13 4h3v8a2 2 0 0 1-2 2h-1M7 9h7M7 12.500h7M7 16h4" />,
);
export const Sheet = icon(<path d="M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6M9 16h6" />);
export const House = icon(<path d="m3.500 11 8.500-7 8.500 7M6 9.500V20h12V9.500M10 20v-6h4v6" />);
export const Question = icon(
  <path d="M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.100-1.500 2.400M12 17.500v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />,
);
export const Folder = icon(
  <path d="M3.500 6h6l2 2.500h9V18a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 18V6Z" />,
);
export const Shelf = icon(<path d="M4 4v16M8 4v16M12 4v16M15 5l4.500 14.500M3 20h18" />);
export const Feather = icon(<path d="M19 5c-6-2-13 3-13 11v3m0-3c8 0 13-5 13-11ZM6 16c3-4 5-6 8-8" />);
export const Label = icon(<path d="M4 4h8l8 8-8 8-8-8V4Zm4 4v.01" />);
export const Signpost = icon(<path d="M12 3v18M5 5h11l3 3-3 3H5V5Zm3 16h8" />);
export const People = icon(
  <path d="M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6 9c0-4 2.500-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500m2 3.500c2 .8 3 2.700 3 5.500" />,
);
export const Envelope = icon(<path d="M3.500 6h17v12h-17V6Zm0 1 8.500 6 8.500-6" />);
export const Trophy = icon(
  <path d="M8 4h8v6a4 4 0 0 1-8 0V4ZM8 6H4.500c0 3 1.200 4.500 3.500 4.500M16 6h3.500c0 3-1.200 4.500-3.500 4.500M12 14v5m-4 1h8" />,
);
export const Flag = icon(<path d="M6 21V4m0 1c4-2 8 2 12 0v9c-4 2-8-2-12 0" />);
export const Scales = icon(
  <path d="M12 4v16m-4 0h8M5 7h14M5 7l-2.500 6a2.700 2.700 0 0 0 5 0L5 7Zm14 0-2.500 6a2.700 2.700 0 0 0 5 0L19 7Z" />,
);
export const Scroll = icon(<path d="M7 4h10v13a3 3 0 0 0 3 3H9a2 2 0 0 1-2-2V4Zm3 4h4m-4 4h4" />);
export const Warning = icon(<path d="M12 4 2.500 20h19L12 4Zm0 6v4.500m0 2.500v.01" />);
export const Ledger = icon(<path d="M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2V4Zm4 4.500h6m-6 4h6m-6 4h3" />);
export const Archive = icon(<path d="M3.500 4h17v5h-17V4ZM5 9v11h14V9m-9 4h4" />);
export const Letter = icon(<path d="M5 4h14v16H5V4Zm3.500 4.500h7m-7 4h7m-7 4h4" />);
export const Star = icon(
  <path d="m12 4 2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8L12 4Z" />,
);
export const Cap = icon(
  <path d="m2.500 9 9.500-4.500L21.500 9 12 13.500 2.500 9ZM6.500 11v5c3 2.500 8 2.500 11 0v-5m4-2v6" />,
);
export const Pin = icon(
  <path d="M12 21c-4-5-6.500-8-6.500-11a6.500 6.500 0 0 1 13 0c0 3-2.500 6-6.500 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />,
);
export const Clock = icon(<path d="M12 7v5l3.500 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />);
export const Hourglass = icon(
  <path d="M6 4h12M6 20h12M7.500 4v3c0 2 4.500 3.500 4.500 5s-4.500 3-4.500 5v3m9-16v3c0 2-4.500 3.500-4.500 5s4.500 3 4.500 5v3" />,
);
export const Stairs = icon(<path d="M3 20h4.500v-5H12v-5h4.500V5H21" />);
export const Percent = icon(
  <path d="m6 18 12-12M8 10.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm8 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />,
);
export const Receipt = icon(<path d="M6 3.500h12V20l-3-1.500-3 1.500-3-1.500L6 20V3.500ZM9 8h6m-6 4h6" />);
export const Card = icon(<path d="M3 6h18v12H3V6Zm0 4h18M6.500 14.500h4" />);
export const Lifebuoy = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-5.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM5.700 5.700l3.800 3.800m5 5 3.800 3.800m0-12.600-3.800 3.800m-5 5-3.800 3.800" />,
);
export const Office = icon(<path d="M5 20V4h9v16M14 9h5v11M3 20h18M8 8h3m-3 4h3m-3 4h3" />);
export const Stamp = icon(<path d="M9.500 4h5l-1 7H17a2 2 0 0 1 2 2v3H5v-3a2 2 0 0 1 2-2h3.500l-1-7ZM5 20h14" />);
export const Basket = icon(<path d="M3.500 9.500h17l-2 10h-13l-2-10Zm4.500 0L10.500 4m5.500 5.500L13.500 4" />);
export const Parcel = icon(
  <path d="M4 8.500 12 4l8 4.500v7.500L12 20.500 4 16V8.500Zm0 0 8 4.500m0 0 8-4.500m-8 4.500v7.500M8 6.250l8 4.500" />,
);
export const BrokenChain = icon(
  <path d="m9 15-2 2a3.500 3.500 0 0 1-5-5l3-3m10 0 2-2a3.500 3.500 0 0 1 5 5l-3 3M8 4v3M4 8h3m9 12v-3m4-1h-3" />,
);
export const Return = icon(<path d="M4 9h11a5 5 0 0 1 0 10H9M4 9l4.500-4.500M4 9l4.500 4.500" />);
export const Megaphone = icon(<path d="M4 10v4h3l9 5V5l-9 5H4Zm3 4 1.500 6h3L10 15.500M19 9.500a4 4 0 0 1 0 5" />);
