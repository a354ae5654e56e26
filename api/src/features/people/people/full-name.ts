interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** First and last name as somebody filled them in; null without either. */
export const fullNameOf = ({ first_name, last_name }: Named) =>
  [first_name, last_name].filter(Boolean).join(" ") || null;
