import { serverNow } from '@timetrack/contracts';
import { foldText } from '@timetrack/contracts/fold-text';
import { matchesText } from '@timetrack/screens';

/** The time zones of the specification, offered without a search. */
export const commonTimezones = [
  { zone: 'America/New_York', label: 'Eastern (America/New_York)' },
  { zone: 'America/Chicago', label: 'Central (America/Chicago)' },
  { zone: 'America/Denver', label: 'Mountain (America/Denver)' },
  { zone: 'America/Los_Angeles', label: 'Pacific (America/Los_Angeles)' },
] as const;

export const isCommon = (zone: string): boolean => commonTimezones.some((common) => common.zone === zone);

interface SearchableZone {
  readonly zone: string;
  /** The name of the zone and of its time: `Europe/Berlin Europe Berlin Central European Time`. */
  readonly text: string;
}

let cachedZones: readonly SearchableZone[] | undefined;

/** All zones that the browser knows. Cached, because naming the time of 400 zones is slow. */
function searchableZones(): readonly SearchableZone[] {
  cachedZones ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((zone) => ({
    zone,
    text: `${zone} ${spellOut(zone)} ${timeZoneName(zone, 'longGeneric')}`,
  }));
  return cachedZones;
}

/**
 * The zones whose name, or the name of whose time, contains every word: `berlin`, `new york`, `mountain time`. A zone that
 * this browser lists under another name (`Kolkata`, `Europe/Kyiv`) is found by its full name.
 */
export function findTimezones(search: string): string[] {
  const words = foldText(search)
    .split(/[\s_]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  const found = searchableZones().filter(({ text }) => matchesText(text, words.join(' ')));
  return found.length > 0 ? found.map(({ zone }) => zone) : findAlias(words.join('_'));
}

/** The zone's offset from UTC at an instant: `GMT+1`. */
export const offsetOf = (zone: string, at = serverNow()): string => timeZoneName(zone, 'shortOffset', at);

const areas = ['Africa', 'America', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific'];

function findAlias(name: string): string[] {
  const capitalized = name.replaceAll(
    /(^|[_/])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [capitalized, ...areas.map((area) => `${area}/${capitalized}`)].filter(isTimezone).slice(0, 1);
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

const spellOut = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' ');

function timeZoneName(timeZone: string, style: 'longGeneric' | 'shortOffset', at = serverNow()): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
