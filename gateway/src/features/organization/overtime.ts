/** Under which law overtime is counted. */
export const overtimeRules = ['NONE', 'FLSA', 'CALIFORNIA'] as const;

export type OvertimeRule = (typeof overtimeRules)[number];
