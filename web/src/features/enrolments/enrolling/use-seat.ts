import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { enrolmentQuery } from "./enrolment.queries.ts";

/** Whether a seat is held for who enrols, and whether they lost it, as the API or the countdown of this page says. */
export function useSeat(enrolment: Enrolment | null) {
  const queryClient = useQueryClient();
  /** The end of the reservation that the countdown has reached. */
  const [lapsedAt, setLapsedAt] = useState<string>();
  const until = enrolment?.reservedUntil ?? null;
  const isHeld = until !== null && until !== lapsedAt;
  const hasSeats = enrolment !== null && enrolment.course.availableSeats !== null;
  return {
    isHeld,
    // Nobody holds a seat before there is something to pay; who waits for an answer about instalments always does.
    isLapsed: hasSeats && enrolment.step === "betaling" && !isHeld && enrolment.installment?.state !== "open",
    onLapsed: (at: string) => {
      setLapsedAt(at);
      if (enrolment) void queryClient.invalidateQueries(enrolmentQuery(enrolment.course.slug));
    },
  };
}
