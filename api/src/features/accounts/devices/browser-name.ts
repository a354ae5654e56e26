/* Patterns for user agents, most specific first: nearly every browser also claims to be Chrome and Safari. */

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (userAgent: string, names: readonly [RegExp, string][]) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** For example "Firefox op Windows": enough to recognise one's own browser. */
export function browserName(userAgent: string) {
  const [browser, system] = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)];
  if (!browser && !system) return "Een onbekende browser";
  return system ? `${browser ?? "Een browser"} op ${system}` : (browser ?? "Een onbekende browser");
}
