/** The four that most organizations here are in. */
export const commonTimezones = [
  { zone: 'America/New_York', words: 'Eastern (America/New_York)' },
  { zone: 'America/Chicago', words: 'Central (America/Chicago)' },
  { zone: 'America/Denver', words: 'Mountain (America/Denver)' },
  { zone: 'America/Los_Angeles', words: 'Pacific (America/Los_Angeles)' },
] as const;

export const isCommon = (zone: string): boolean => commonTimezones.some((common) => common.zone === zone);

/** `Europe/Berlin`, with what one may look for: its words, and what its time is called. */
interface KnownZone {
  readonly zone: string;
  readonly text: string;
}

let known: readonly KnownZone[] | undefined;

/** All that the browser knows; naming the time of 400 zones takes a moment, so they are made once, when asked for. */
function knownZones(): readonly KnownZone[] {
  known ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((zone) => ({
    zone,
    text: `${zone} ${readable(zone)} ${partOf(zone, 'longGeneric')}`.toLowerCase(),
  }));
  return known;
}

/**
 * The zones in whose name, or in the name of whose time, every word occurs: `berlin`, `new york`, `mountain time`.
 * Zones that go by another name in this browser (`Kolkata`, `Europe/Kyiv`) are found by their whole name.
 */
export function findTimezones(typed: string): string[] {
  const words = typed
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  const found = knownZones().filter(({ text }) => words.every((word) => text.includes(word)));
  const named = found.length > 0 ? [] : byOtherName(words.join('_'));
  return [...found.map(({ zone }) => zone), ...named];
}

/** `GMT+1`, at the given instant. */
export const offsetOf = (zone: string, at = new Date()): string => partOf(zone, 'shortOffset', at);

const areas = ['Africa', 'America', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific'];

function byOtherName(name: string): string[] {
  const spelled = name.replaceAll(
    /(^|[_/])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [spelled, ...areas.map((area) => `${area}/${spelled}`)].filter(isTimezone).slice(0, 1);
}

function isTimezone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const readable = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' ');

function partOf(timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset', at = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
