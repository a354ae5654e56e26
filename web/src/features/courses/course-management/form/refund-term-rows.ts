import { MAX_REFUND_TERMS, type CourseInput } from "@inktvis/contract/features/courses/course-input";
import { amountTyped, decimalText } from "#platform/formats/typed-amount.ts";

/** A row as typed; an empty row is not a term. */
export interface TypedRefundTerm {
  daysBefore: string;
  percentage: string;
}

/** The rows of the form: the stored ones, and empty ones to fill in. */
export const typedTerms = (stored: readonly { daysBefore: number; percentage: number }[]): TypedRefundTerm[] =>
  Array.from({ length: MAX_REFUND_TERMS }, (_, index) => {
    const term = stored[index];
    return { daysBefore: term ? String(term.daysBefore) : "", percentage: decimalText(term?.percentage ?? null) };
  });

const isFilled = ({ daysBefore, percentage }: TypedRefundTerm) => daysBefore.trim() !== "" || percentage.trim() !== "";

/** Converts the rows to the API's input; null for the terms of the house. */
export function termsTyped(rows: readonly TypedRefundTerm[]): CourseInput["refundTerms"] {
  const filled = rows.filter(isFilled);
  if (filled.length === 0) return null;
  return filled.map(({ daysBefore, percentage }) => ({
    daysBefore: Number(daysBefore),
    percentage: amountTyped(percentage) ?? "",
  }));
}
