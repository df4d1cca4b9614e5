/** Only planners see a DRAFT. Workers see their PUBLISHED and CANCELED schedules. */
export const ScheduleStatus = { DRAFT: 'DRAFT', PUBLISHED: 'PUBLISHED', CANCELED: 'CANCELED' } as const;
export type ScheduleStatus = keyof typeof ScheduleStatus;
