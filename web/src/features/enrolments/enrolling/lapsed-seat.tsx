import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { StartButtons } from "./start-buttons.tsx";
import { useStart } from "./use-start.ts";

/** For who was too late: only a press asks for a seat again (docs/product/enrolments.md#expiry). */
export function LapsedSeat({ enrolment: { course } }: { enrolment: Enrolment }) {
  const { slug } = course;
  const start = useStart(slug, {});
  return (
    <>
      <p className="max-w-2xl text-lg text-ink-soft">{copy.lapsed}</p>
      <StartButtons label={copy.continue} slug={slug} start={start} />
    </>
  );
}
