import { TextSkeleton } from "../../ui/skeletons.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";

/** The toolbar and the sheet, where they will be. */
export const SheetComing = () => (
  <div role="status">
    <span className="sr-only">{copy.coming}</span>
    <div className="mb-6 h-12 border-b border-hairline" />
    <div className="min-h-[var(--sheet-height,max(24rem,50dvh))]">
      <TextSkeleton lines={3} />
    </div>
  </div>
);
