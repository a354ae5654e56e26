/** A label of two words, of which a phone shows the first alone; screen readers read both. */
export const ShortOnPhone = ({ first, second }: { first: string; second: string }) => (
  <span>
    {first} <span className="max-sm:sr-only">{second}</span>
  </span>
);
