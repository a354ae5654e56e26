interface Names {
  /** The legal name, as they filled it in. */
  name: string | null;
  nickname: string | null;
}

/**
 * A person as shown to an organiser, who may know both names: "Godelieve Quaghebuer (G. Quaghe)". So nobody is taken
 * for two people. Null for a person who erased their account.
 */
export function knownAs({ name, nickname }: Names) {
  if (name === null || nickname === null || name === nickname) return name ?? nickname;
  return `${name} (${nickname})`;
}
