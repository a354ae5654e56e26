interface Choice {
  chosen: readonly string[];
  /** The ids that were chosen when the form was opened. */
  before: readonly string[];
}

/**
 * Applies somebody's changes to the list as it is now: adds the ids that they added, and leaves out those that they
 * removed.
 */
export const applyChoice = ({ chosen, before }: Choice, now: readonly string[]): string[] => [
  ...now.filter((id) => chosen.includes(id) || !before.includes(id)),
  ...chosen.filter((id) => !before.includes(id) && !now.includes(id)),
];
