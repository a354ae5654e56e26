const BELGIAN: readonly (readonly [number: RegExp, written: string])[] = [
  [/^\+32(4\d\d)(\d\d)(\d\d)(\d\d)$/, "+32 $1 $2 $3 $4"],
  [/^\+32([2349])(\d{3})(\d\d)(\d\d)$/, "+32 $1 $2 $3 $4"],
  [/^\+32(\d\d)(\d\d)(\d\d)(\d\d)$/, "+32 $1 $2 $3 $4"],
];

/** A stored telephone number as people write it, in groups that stay on one line; a foreign one as it is. */
export function formatPhone(phone: string) {
  const [number, written] = BELGIAN.find(([pattern]) => pattern.test(phone)) ?? [];
  return number && written ? phone.replace(number, written).replaceAll(" ", "\u00A0") : phone;
}
