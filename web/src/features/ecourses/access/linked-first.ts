interface Linkable {
  id: string;
  title: string;
}

/** Linked options first, then the others, each group by title. */
export function linkedFirst<Some extends Linkable>(options: readonly Some[], linked: readonly string[]) {
  const rank = ({ id }: Some) => (linked.includes(id) ? 0 : 1);
  return options.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, "nl"));
}
