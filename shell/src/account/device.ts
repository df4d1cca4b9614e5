/** The device of a session, named so that its user recognizes it. */
export interface Device {
  /** `Firefox on Windows` */
  readonly name: string;
  /** Whether it is a phone or a tablet. */
  readonly isHandheld: boolean;
}

// The order matters: Edge, Opera and Samsung's browser also contain Chrome, and Chrome contains Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

// The order matters: Android contains Linux, and an iPhone contains Mac OS X.
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const handheldSystems = new Set(['iPhone', 'iPad', 'Android']);

/** Reads the `User-Agent` header that a session was started with. It may be empty. */
export function deviceOf(userAgent: string): Device {
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? programOf(userAgent));
  return { name, isHandheld: system !== undefined && handheldSystems.has(system) };
}

function firstMatch(known: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return known.find(([pattern]) => pattern.test(text))?.[1];
}

/** `curl/8.14.1` is curl. */
function programOf(userAgent: string): string {
  return /^[\w.-]+/.exec(userAgent)?.[0] ?? 'Unknown device';
}
