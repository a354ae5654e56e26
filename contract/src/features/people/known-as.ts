interface Names {
  /** By law, as they filled it in. */
  name: string | null;
  nickname: string | null;
}

/**
 * Somebody as an organiser reads of them, who may know both names: "Godelieve Quaghebuer (G. Quaghe)". So nobody is taken
 * for two people. Null for who erased their account.
 */
export function knownAs({ name, nickname }: Names) {
  if (name === null || nickname === null || name === nickname) return name ?? nickname;
  return `${name} (${nickname})`;
}
