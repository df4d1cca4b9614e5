import type { CountedRules } from './counted.types.js';

/** The limits of a law in hours, and its peculiarities. Written down from the laws, not from the product. */
export interface SlowLaw {
  /** Whether 29 CFR 785.18 applies. */
  readonly us: boolean;
  readonly day?: number;
  readonly dayDouble?: number;
  readonly week?: number;
  /** Consecutive hours, which end with a rest of more than an hour. */
  readonly run?: number;
  /** Whether a day is the 24 hours from the start of work. */
  readonly movingDay?: boolean;
  /** The day of work in a row, within the workweek, from which all hours are overtime. */
  readonly streak?: number;
  readonly streakDouble?: number;
  /** Hours of the workweek that must be exceeded for the streak to count. */
  readonly streakOver?: number;
}

const laws: Readonly<Record<string, SlowLaw>> = {
  NONE: { us: false },
  FLSA: { us: true, week: 40 },
  CALIFORNIA: { us: true, day: 8, dayDouble: 12, week: 40, streak: 7, streakDouble: 8 },
  COLORADO: { us: true, day: 12, run: 12, week: 40 },
  ALASKA: { us: true, day: 8, week: 40 },
  NEVADA: { us: true, day: 8, movingDay: true, week: 40 },
  NEVADA_WEEKLY: { us: true, week: 40 },
  KENTUCKY: { us: true, week: 40, streak: 7, streakOver: 40 },
  OREGON: { us: true, week: 40 },
  OREGON_MANUFACTURING: { us: true, day: 10, week: 40 },
  PUERTO_RICO: { us: true, day: 8, week: 40, streak: 7 },
  ONTARIO: { us: false, week: 44 },
  QUEBEC: { us: false, week: 40 },
  BRITISH_COLUMBIA: { us: false, day: 8, dayDouble: 12, week: 40 },
  ALBERTA: { us: false, day: 8, week: 44 },
};

export function slowLawOf({ overtimeRule, custom }: Pick<CountedRules, 'overtimeRule' | 'custom'>): SlowLaw {
  return custom ?? (laws[overtimeRule] as SlowLaw);
}
