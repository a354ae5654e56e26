import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { StartButtons } from "./start-buttons.tsx";
import { useStart } from "./use-start.ts";

/**
 * For a person whose seat lapsed: a seat is only requested again when they press the button
 * (docs/product/enrolments.md#expiry).
 */
export function LapsedSeat({ enrolment: { course, isFull } }: { enrolment: Enrolment }) {
  const { slug } = course;
  const start = useStart(slug, {});
  return (
    <>
      <p className="max-w-2xl text-lg text-ink-soft">{isFull ? copy.lapsedFull : copy.lapsed}</p>
      <StartButtons label={copy.continue} slug={slug} start={start} />
    </>
  );
}
