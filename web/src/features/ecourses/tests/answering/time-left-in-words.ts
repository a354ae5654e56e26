const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * `23 u. 59 min.`; in the last hour `59 min. 12 s`, and in the last minute `12 s`. Rounded up, so that zero means it is
 * over.
 */
export function timeLeftInWords(milliseconds: number) {
  const left = Math.ceil(milliseconds / SECOND) * SECOND;
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR),
    Math.floor((left % HOUR) / MINUTE),
    (left % MINUTE) / SECOND,
  ];
  if (hours > 0) return `${hours} u. ${minutes} min.`;
  return minutes > 0 ? `${minutes} min. ${seconds} s` : `${seconds} s`;
}
