/** Under which law overtime is counted. */
export const overtimeRules = ['NONE', 'FLSA', 'CALIFORNIA'] as const;

export type OvertimeRule = (typeof overtimeRules)[number];

/** To which increment payroll rounds punches; the punches themselves never change. */
export const roundingRules = ['none', '5min', '6min', '10min', '15min'] as const;

export type RoundingRule = (typeof roundingRules)[number];
