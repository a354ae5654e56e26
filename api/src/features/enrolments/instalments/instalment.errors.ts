import { conflict, invalid, notFound, refused } from "#platform/http/errors.ts";
import { formatAmount } from "#platform/money.ts";

export const noSuchInstalment = () => notFound("Deze aanvraag bestaat niet.");
/** 409: another organiser, or this one in another window, decided first. */
export const decidedAlready = () =>
  conflict("already-decided", "Over deze aanvraag is al beslist. Vernieuw de pagina om te zien wat.");
/** The people in the course are being delisted. */
export const courseCancelled = () =>
  refused("Deze cursus gaat niet door. Aan betalingen in schijven verandert hier niets meer.");
export const notRunning = () =>
  conflict("not-running", "Hier lopen geen betalingen meer. Vernieuw de pagina om te zien hoe het afliep.");
/** 409: staff still looks at money that came in; what it means for the request is not known yet. */
export const paymentInReview = () =>
  conflict(
    "payment-in-review",
    "Van deze deelnemer kwam een betaling binnen die het kantoor nakijkt. Beslis zodra dat gebeurd is.",
  );
/** 409: the sum differs from the one that was confirmed. */
export const otherAmount = (outstanding: number) =>
  conflict(
    "amount-changed",
    `Intussen staat er nog ${formatAmount(outstanding)} open. Kijk het na en bevestig opnieuw.`,
  );
export const moreThanDue = (due: number) =>
  invalid({ paidAmount: `Dat is meer dan er te betalen is. Vul hoogstens ${formatAmount(due)} in.` });
export const participantDelisted = () =>
  refused("Deze deelnemer is uitgeschreven. Aan de schijven verandert hier niets meer.");
/** 409 for the person who asked, and waits for an answer. */
export const waitsForAnswer = () =>
  conflict(
    "installment-open",
    "Je vroeg om in schijven te betalen. De organisator beslist daar nog over; je hoort het per mail.",
  );
