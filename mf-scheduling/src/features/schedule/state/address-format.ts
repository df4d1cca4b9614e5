import { type AddressFormat, type CalendarDate, isCalendarDate, oneOf } from '@timetrack/screens/basics';
import { type Appearance, isChoice, readAppearance } from './appearance.js';

/** The dialogs that need no parameters. */
const plainDialogs = ['templates', 'feed', 'keys', 'publish', 'copy', 'plan', 'weeks'] as const;

export type OpenDialog =
  | {
      readonly kind: 'create';
      readonly day: CalendarDate;
      readonly personId: string | null;
      readonly copyOf: string | null;
      readonly template?: string | null;
    }
  | { readonly kind: 'shift'; readonly id: string }
  | { readonly kind: 'day'; readonly day: CalendarDate }
  /** Records the time off of a person. */
  | { readonly kind: 'time-off'; readonly personId: string }
  /** Finds someone for a shift in place of a person. */
  | { readonly kind: 'replace'; readonly id: string; readonly personId: string }
  /** The form of a template. A new one has no id, and may begin as a copy of a schedule. */
  | { readonly kind: 'template'; readonly id: string | null; readonly copyOf: string | null }
  | { readonly kind: (typeof plainDialogs)[number] };

/** The state of the schedule screen in its address: `?view=week&date=2026-03-08&open=shift&id=0198...`. */
export interface ScheduleState extends Appearance {
  readonly date: CalendarDate;
  readonly dialog: OpenDialog | null;
  readonly find: string;
  /** The team whose people the schedule shows. Null for everyone. */
  readonly teamId: string | null;
}

/**
 * @param today the date of an address without one
 * @param defaults what an address shows that does not say otherwise
 */
export function scheduleAddress(today: CalendarDate, defaults: Appearance): AddressFormat<ScheduleState> {
  return {
    parameters: ['date', 'find', 'team', ...Object.keys(defaults), 'open', 'day', 'for', 'copy', 'template', 'id'],
    read: (params) => {
      const date = readDate(params.get('date')) ?? today;
      return {
        ...readAppearance((name) => params.get(name), defaults),
        date,
        dialog: readDialog(params, date),
        find: params.get('find') ?? '',
        teamId: params.get('team'),
      };
    },
    write: ({ view, date, find, teamId: team, dialog, ...appearance }) => {
      const changed = Object.entries(appearance).filter(([name, value]) => isChoice(name) && value !== defaults[name]);
      return { view, date, find, team, ...Object.fromEntries(changed), ...dialogParameters(dialog) };
    },
  };
}

function readDate(text: string | null): CalendarDate | null {
  return text !== null && isCalendarDate(text) ? text : null;
}

function readDialog(params: URLSearchParams, date: CalendarDate): OpenDialog | null {
  const day = readDate(params.get('day'));
  const id = params.get('id');
  const person = params.get('for');
  switch (params.get('open')) {
    case 'new':
      return {
        kind: 'create',
        day: day ?? date,
        personId: person,
        copyOf: params.get('copy'),
        template: params.get('template'),
      };
    case 'shift':
      return id === null ? null : { kind: 'shift', id };
    case 'day':
      return day === null ? null : { kind: 'day', day };
    case 'time-off':
      return person === null ? null : { kind: 'time-off', personId: person };
    case 'replace':
      return id === null || person === null ? null : { kind: 'replace', id, personId: person };
    case 'template':
      return { kind: 'template', id, copyOf: params.get('copy') };
    default: {
      const kind = oneOf(plainDialogs, params.get('open'));
      return kind && { kind };
    }
  }
}

function dialogParameters(dialog: OpenDialog | null): Record<string, string | null> {
  if (!dialog) return {};
  switch (dialog.kind) {
    case 'create':
      return {
        open: 'new',
        day: dialog.day,
        for: dialog.personId,
        copy: dialog.copyOf,
        template: dialog.template ?? null,
      };
    case 'shift':
      return { open: 'shift', id: dialog.id };
    case 'day':
      return { open: 'day', day: dialog.day };
    case 'time-off':
      return { open: 'time-off', for: dialog.personId };
    case 'replace':
      return { open: 'replace', id: dialog.id, for: dialog.personId };
    case 'template':
      return { open: 'template', id: dialog.id, copy: dialog.copyOf };
    default:
      return { open: dialog.kind };
  }
}
