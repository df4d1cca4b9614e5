export const lateCorrectionModes = ['NEW_VERSION', 'NEXT_PERIOD'] as const;

export type LateCorrections = (typeof lateCorrectionModes)[number];

export const defaultTimezone = 'America/Denver';
