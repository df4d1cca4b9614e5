/** How a correction of a closed pay period is paid. */
export const lateCorrectionModes = ['NEW_VERSION', 'NEXT_PERIOD'] as const;

export type LateCorrections = (typeof lateCorrectionModes)[number];

/** The time zone of an organization that has chosen none. */
export const defaultTimezone = 'America/Denver';
