import { icon } from "../../ui/icons.tsx";
import { textMessages } from "./messages.nl.ts";

/** Whether others can read it, in a word and a picture. */
export const VisibilityMark = ({ isPrivate }: { isPrivate: boolean }) => {
  const Icon = isPrivate ? Lock : Globe;
  return (
    <span className="inline-flex items-center gap-1.5" title={isPrivate ? textMessages.privateHelp : undefined}>
      <Icon className="size-4" />
      {isPrivate ? textMessages.private : textMessages.public}
    </span>
  );
};

export const Lock = icon(<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />);
export const Globe = icon(
  <path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c5 5 5 12 0 17-5-5-5-12 0-17Z" />,
);
