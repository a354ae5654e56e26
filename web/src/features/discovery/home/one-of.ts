/** One of them, whichever. In a loader: a component would pick another one in the browser than on the server. */
export function oneOf<T>(choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}
