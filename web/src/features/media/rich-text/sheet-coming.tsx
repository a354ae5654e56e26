import { TextSkeleton } from "#ui/skeletons.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";

/** The toolbar and the sheet, where they will be. */
export const SheetComing = () => (
  <div role="status">
    <span className="sr-only">{copy.coming}</span>
    {/* As high as the toolbar: what is below may not move under somebody's hand. */}
    <div className="h-[3.0625rem] border-b border-hairline pointer-coarse:h-[3.3125rem]" />
    <div className="min-h-[var(--sheet-height,max(24rem,50dvh))] p-4">
      <TextSkeleton lines={3} />
    </div>
  </div>
);
