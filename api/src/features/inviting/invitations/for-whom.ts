/** The small print of an invitation: only the account of its address accepts it. Who is greeted by name has one. */
export const forWhom = ({ to, name }: { to: string; name: string | undefined }) =>
  `Deze uitnodiging is voor ${to}. Meld je aan met het account van dit adres${name === undefined ? "; heb je er nog geen, dan maak je er eerst een" : ""}.`;
