interface Linkable {
  id: string;
  title: string;
}

/** What is linked first, then the others, each by title. */
export function linkedFirst<Some extends Linkable>(options: readonly Some[], linked: readonly string[]) {
  const rank = ({ id }: Some) => (linked.includes(id) ? 0 : 1);
  return options.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, "nl"));
}
