/** To which increment payroll rounds punches; the punches themselves never change. */
export const roundingRules = ['none', '5min', '6min', '10min', '15min'] as const;

export type RoundingRule = (typeof roundingRules)[number];
