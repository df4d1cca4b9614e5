export const PtoCategory = { VACATION: 'VACATION', SICK: 'SICK', HOLIDAY: 'HOLIDAY', OTHER: 'OTHER' } as const;
export type PtoCategory = keyof typeof PtoCategory;
