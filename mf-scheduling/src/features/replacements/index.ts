export { ReplacementsDialog } from './ReplacementsDialog.js';
export type { ShiftToReplace } from './ShiftsToReplace.js';
