import { type AddressFormat, isCalendarDate } from '@timetrack/screens';

type HoursDialog =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'correct'; readonly id: string }
  | { readonly kind: 'add'; readonly day: string }
  | { readonly kind: 'sign' };

export interface HoursAddress {
  /** A day of the pay period on the screen. Null for the current one. */
  readonly period: string | null;
  readonly dialog: HoursDialog | null;
}

/** `?period=2026-11-08&day=2026-11-10`, `?correct=0198...`, `?add=2026-11-10`, `?sign=hours` */
export const hoursAddress: AddressFormat<HoursAddress> = {
  parameters: ['period', 'day', 'correct', 'add', 'sign'],
  read: (params) => ({ period: readDate(params.get('period')), dialog: readDialog(params) }),
  write: ({ period, dialog }) => ({
    period,
    day: dialog?.kind === 'day' ? dialog.day : null,
    correct: dialog?.kind === 'correct' ? dialog.id : null,
    add: dialog?.kind === 'add' ? dialog.day : null,
    sign: dialog?.kind === 'sign' ? 'hours' : null,
  }),
};

function readDialog(params: URLSearchParams): HoursDialog | null {
  const [id, add, day] = [params.get('correct'), readDate(params.get('add')), readDate(params.get('day'))];
  if (id) return { kind: 'correct', id };
  if (params.get('sign') === 'hours') return { kind: 'sign' };
  if (add) return { kind: 'add', day: add };
  return day ? { kind: 'day', day } : null;
}

function readDate(text: string | null): string | null {
  return text && isCalendarDate(text) ? text : null;
}
