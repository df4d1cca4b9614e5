import type { PunchName } from './punches.js';

interface PunchMessages {
  readonly success: { readonly title: string; readonly description: string };
  readonly failure: { readonly title: string; readonly fallback: string };
  readonly unconfirmed: string;
}

/** The texts of the specification's message catalog. */
export const punchMessages: Record<PunchName, PunchMessages> = {
  clockIn: {
    success: { title: 'Clocked in', description: 'Your time is now being tracked' },
    failure: { title: 'Clock-in failed', fallback: 'Failed to clock in' },
    unconfirmed: 'Your clock-in is not confirmed',
  },
  clockOut: {
    success: { title: 'Clocked out', description: 'Your timesheet has been saved' },
    failure: { title: 'Clock-out failed', fallback: 'Failed to clock out' },
    unconfirmed: 'Your clock-out is not confirmed',
  },
  switchJob: {
    success: { title: 'Job switched', description: 'Your time now counts for the other job' },
    failure: { title: 'Job switch failed', fallback: 'Failed to switch the job' },
    unconfirmed: 'The switch of your job is not confirmed',
  },
  startBreak: {
    success: { title: 'Break started', description: 'Enjoy your break!' },
    failure: { title: 'Break start failed', fallback: 'Failed to start break' },
    unconfirmed: 'The start of your break is not confirmed',
  },
  endBreak: {
    success: { title: 'Break ended', description: 'Back to work!' },
    failure: { title: 'Break end failed', fallback: 'Failed to end break' },
    unconfirmed: 'The end of your break is not confirmed',
  },
};
