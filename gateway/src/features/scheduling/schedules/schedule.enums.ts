/** A DRAFT is seen by those who plan; workers see what is PUBLISHED or CANCELED. */
export const ScheduleStatus = { DRAFT: 'DRAFT', PUBLISHED: 'PUBLISHED', CANCELED: 'CANCELED' } as const;
export type ScheduleStatus = keyof typeof ScheduleStatus;
