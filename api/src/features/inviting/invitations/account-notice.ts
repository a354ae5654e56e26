/**
 * The small print of an invitation: only the account with this address can accept it. A known name means there is one.
 */
export const accountNotice = ({ to, name }: { to: string; name: string | undefined }) =>
  `Deze uitnodiging is voor ${to}. Meld je aan met het account van dit adres${name === undefined ? "; heb je er nog geen, dan maak je er eerst een" : ""}.`;
