interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** First and last name as the person filled them in; null if both are missing. */
export const fullNameOf = ({ first_name, last_name }: Named) =>
  [first_name, last_name].filter(Boolean).join(" ") || null;
