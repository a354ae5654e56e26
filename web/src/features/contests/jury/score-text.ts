const score = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 1 });

/** A mean score in Belgian notation, `72,5`; `/` when nobody scored (docs/product/juries.md#score-of-an-entry). */
export const scoreText = (points: number | null) => (points === null ? "/" : score.format(points));
