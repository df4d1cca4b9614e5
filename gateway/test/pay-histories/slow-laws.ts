import type { CountedLimits, CountedRules } from './counted.types.js';

/** Written down from the laws, not from the product. */
const laws: Readonly<Record<string, CountedLimits>> = {
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

export function slowLawOf({ overtimeRule, custom }: Pick<CountedRules, 'overtimeRule' | 'custom'>): CountedLimits {
  return custom ?? (laws[overtimeRule] as CountedLimits);
}
