interface Choice {
  chosen: readonly string[];
  /** What was chosen to begin with. */
  before: readonly string[];
}

/** What somebody changed of a list, on the list as it is now: what they added is added, what they left out is left out. */
export const rebased = ({ chosen, before }: Choice, now: readonly string[]): string[] => [
  ...now.filter((id) => chosen.includes(id) || !before.includes(id)),
  ...chosen.filter((id) => !before.includes(id) && !now.includes(id)),
];
