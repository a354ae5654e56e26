const score = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 1 });

/** A mean as Belgium writes it, `72,5`; `/` when nobody scored (spec 2 §3). */
export const scoreText = (points: number | null) => (points === null ? "/" : score.format(points));
