import type { EnrolmentStep } from "@inktvis/contract/page-paths/organization";
import { freeSeats, isSeatHeld, isUnfinished } from "#features/courses/courses/course.rules.ts";

type Reservation = Parameters<typeof isSeatHeld>[0];
interface Seats {
  max_participants: number | null;
}

/** A course without a maximum has a seat for everybody (docs/product/enrolments.md#seats). */
export const hasUnlimitedSeats = ({ max_participants }: Seats) => max_participants === null;

/** Whether nobody else can take the seat of the person who is enrolling now. */
export const holdsSeat = (course: Seats, enrolment: Reservation, now: Date) =>
  hasUnlimitedSeats(course) || isSeatHeld(enrolment, now);

interface WithOffer {
  /** A seat is held for them from the waiting list. */
  hasOffer: boolean;
}
type Began = Reservation & Parameters<typeof isUnfinished>[0];

/** Whether somebody who began to enrol finds no free seat at the moment; one may come free later. */
export const findsNoSeat = (course: Parameters<typeof freeSeats>[0] & WithOffer, enrolment: Began, now: Date) =>
  isUnfinished(enrolment) && !isSeatHeld(enrolment, now) && !course.hasOffer && freeSeats(course) === 0;

/**
 * Until when a seat is held for a person who enrols, in the format of the contract; null when none is, or without an
 * end.
 */
export const heldUntil = ({ reserved_until }: Pick<Reservation, "reserved_until">, now: Date) =>
  reserved_until !== null && reserved_until > now ? reserved_until.toISOString() : null;

export const isFree = ({ pricing_strategy }: { pricing_strategy: string }) => pricing_strategy === "free";

interface Price {
  finalized_at: Date | null;
  price_course: number | null;
  discount_amount: number;
}
/**
 * Whether the course costs this person anything: once they are enrolled, the agreed price counts, whatever the course
 * costs others by then (docs/product/courses.md#participants).
 */
export const costsSomething = (
  course: { pricing_strategy: string },
  { finalized_at, price_course, discount_amount }: Price,
) => (finalized_at === null ? !isFree(course) : (price_course ?? 0) > discount_amount);

/** docs/product/enrolments.md#steps */
export function stepOf(
  course: { pricing_strategy: string },
  { finalized_at }: { finalized_at: Date | null },
  isComplete: boolean,
): EnrolmentStep {
  if (finalized_at) return "compleet";
  return isComplete && !isFree(course) ? "betaling" : "gegevens";
}
