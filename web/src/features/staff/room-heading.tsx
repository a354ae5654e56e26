import { type ReactNode, useEffect } from "react";
import { roomCopy as copy } from "./messages.nl.ts";

function useRoomTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${copy.room}`;
  }, [title]);
}

/** The heading of a page of the room, which sets the title of the document too. */
export function RoomHeading({ title, children }: { title: string; children?: ReactNode }) {
  useRoomTitle(title);
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
