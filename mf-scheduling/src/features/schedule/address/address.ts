import { type Day, isDay } from '../../../time/calendar.js';

/** What the address of the schedule says: `?view=week&date=2026-03-08&shift=0198...`. */

export const views = ['month', 'week', 'timeline'] as const;
export type View = (typeof views)[number];

export type OpenDialog =
  | { readonly kind: 'create'; readonly day: Day; readonly personId: string | null; readonly copyOf: string | null }
  | { readonly kind: 'shift'; readonly id: string }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'feed' }
  | { readonly kind: 'keys' };

export interface Address {
  readonly view: View;
  readonly date: Day;
  readonly dialog: OpenDialog | null;
  /** What the people on the board are narrowed down to. */
  readonly find: string;
}

/** What is absent or unknown in an address reads as the usual: the month of today, nothing open. */
export function readAddress(params: URLSearchParams, today: Day): Address {
  const date = params.get('date') ?? '';
  return {
    view: views.find((view) => view === params.get('view')) ?? 'month',
    date: isDay(date) ? date : today,
    dialog: readDialog(params, isDay(date) ? date : today),
    find: params.get('find') ?? '',
  };
}

function readDialog(params: URLSearchParams, date: Day): OpenDialog | null {
  const day = params.get('day') ?? '';
  switch (params.get('open')) {
    case 'new':
      return {
        kind: 'create',
        day: isDay(day) ? day : date,
        personId: params.get('for'),
        copyOf: params.get('copy'),
      };
    case 'shift':
      return params.get('id') === null ? null : { kind: 'shift', id: params.get('id') ?? '' };
    case 'day':
      return isDay(day) ? { kind: 'day', day } : null;
    case 'feed':
    case 'keys':
      return { kind: params.get('open') === 'feed' ? 'feed' : 'keys' };
    default:
      return null;
  }
}

const ownParams = ['view', 'date', 'find', 'open', 'day', 'for', 'copy', 'id'];

/** The address with these changes; parameters that are not the schedule's own stay. */
export function writeAddress(params: URLSearchParams, { view, date, dialog, find }: Address): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of ownParams) written.delete(name);
  const own = { view, date, find: find || null, ...dialogParams(dialog) };
  for (const [name, value] of Object.entries(own)) if (value !== null) written.set(name, value);
  return written;
}

function dialogParams(dialog: OpenDialog | null): Record<string, string | null> {
  switch (dialog?.kind) {
    case 'create':
      return { open: 'new', day: dialog.day, for: dialog.personId, copy: dialog.copyOf };
    case 'shift':
      return { open: 'shift', id: dialog.id };
    case 'day':
      return { open: 'day', day: dialog.day };
    case 'feed':
    case 'keys':
      return { open: dialog.kind };
    default:
      return {};
  }
}
