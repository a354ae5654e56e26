import { coursePath } from "@inktvis/contract/page-paths/organization";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import type { useStart } from "./use-start.ts";

interface StartButtonsProps {
  slug: string;
  label: string;
  start: ReturnType<typeof useStart>;
  className?: string;
}

/** Requests a seat, or leads back to the course; why the person has no seat is explained above. */
export const StartButtons = ({ slug, label, start, className = "" }: StartButtonsProps) => (
  <>
    <FailedNotice>{start.error}</FailedNotice>
    <div className={`flex flex-wrap items-center gap-4 ${className}`}>
      <Button busy={start.busy} onClick={start.press}>
        {label}
      </Button>
      <a className="link" href={coursePath(slug)}>
        {copy.toCourse}
      </a>
    </div>
  </>
);
