/** Under which law overtime is counted. */
export const overtimeRules = ['NONE', 'FLSA', 'CALIFORNIA'] as const;

export type OvertimeRule = (typeof overtimeRules)[number];

/** The day on which a workweek starts: 168 hours in a row, fixed once chosen (29 CFR 778.105). */
export const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

export type Weekday = (typeof weekdays)[number];
