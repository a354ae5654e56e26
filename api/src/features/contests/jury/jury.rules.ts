/**
 * Whether nobody can score any more: the contest has ended, or the jury's deadline has passed
 * (docs/product/juries.md#scoring).
 */
export const isScoringClosed = (
  { ended_at, jury_deadline }: { ended_at: Date | null; jury_deadline: Date | null },
  now: Date,
) => ended_at !== null || (jury_deadline !== null && now >= jury_deadline);
