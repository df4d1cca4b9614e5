/** What a session runs on, in words that its owner knows it by. */
export interface Device {
  /** `Firefox on Windows` */
  readonly name: string;
  /** Held in the hand: a phone or a tablet. */
  readonly handheld: boolean;
}

// The order counts: Edge, Opera and Samsung's browser also say Chrome, and Chrome also says Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

// Android also says Linux, and an iPhone also says Mac OS X.
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const handhelds = new Set(['iPhone', 'iPad', 'Android']);

/** Reads the `User-Agent` header that a session was begun with; it may be empty. */
export function deviceOf(userAgent: string): Device {
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? programOf(userAgent));
  return { name, handheld: system !== undefined && handhelds.has(system) };
}

function firstMatch(known: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return known.find(([pattern]) => pattern.test(text))?.[1];
}

/** `curl/8.14.1` is curl. */
function programOf(userAgent: string): string {
  return /^[\w.-]+/.exec(userAgent)?.[0] ?? 'Unknown device';
}
