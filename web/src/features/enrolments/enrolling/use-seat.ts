import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { enrolmentQuery } from "./enrolment.queries.ts";

/**
 * Whether a seat is held for the person who enrols, and whether they lost it, according to the API or the countdown of
 * this page.
 */
export function useSeat(enrolment: Enrolment | null) {
  const queryClient = useQueryClient();
  /** The end of the reservation that the countdown has reached. */
  const [lapsedAt, setLapsedAt] = useState<string>();
  const until = enrolment?.reservedUntil ?? null;
  const isHeld = until !== null && until !== lapsedAt;
  const hasSeats = enrolment !== null && enrolment.course.availableSeats !== null;
  return {
    isHeld,
    // Nobody holds a seat before there is something to pay; people who wait for an answer about instalments never lose
    // it.
    isLapsed: hasSeats && enrolment.step === "betaling" && !isHeld && enrolment.installment?.state !== "open",
    onLapsed: (at: string) => {
      setLapsedAt(at);
      if (enrolment) void queryClient.invalidateQueries(enrolmentQuery(enrolment.course.slug));
    },
  };
}
