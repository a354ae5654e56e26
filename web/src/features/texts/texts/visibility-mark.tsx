import { icon } from "#ui/icons.tsx";
import { textMessages } from "./messages.nl.ts";

/** The visibility of a text, as an icon and a word. */
export const VisibilityMark = ({ isPrivate, membersOnly }: { isPrivate: boolean; membersOnly: boolean }) => {
  const [Icon, label, help] = isPrivate
    ? ([Lock, textMessages.private, textMessages.privateHelp] as const)
    : membersOnly
      ? ([Members, textMessages.membersOnly, textMessages.membersOnlyHelp] as const)
      : ([Globe, textMessages.public, undefined] as const);
  return (
    <span className="inline-flex items-center gap-1.5" title={help}>
      <Icon className="size-4" />
      {label}
    </span>
  );
};

export const Members = icon(
  <path d="M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M17.500 14.200c2.200.7 3.600 2.600 4 5.800" />,
);
export const Lock = icon(<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />);
export const Globe = icon(
  <path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c5 5 5 12 0 17-5-5-5-12 0-17Z" />,
);
