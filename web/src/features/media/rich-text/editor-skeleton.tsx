import { TextSkeleton } from "#ui/skeletons.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";

/** Shown while the editor loads: as large as its toolbar and textbox. */
export const EditorSkeleton = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    {/* Exactly as high as the toolbar, so that nothing below moves when the editor appears. */}
    <div className="h-[3.0625rem] border-b border-hairline pointer-coarse:h-[3.3125rem]" />
    <div className="min-h-[var(--sheet-height,max(24rem,50dvh))] p-4">
      <TextSkeleton lines={3} />
    </div>
  </div>
);
