/** A random choice. Call it in a loader: a component would pick another one when it hydrates than on the server. */
export function pickRandom<T>(choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}
