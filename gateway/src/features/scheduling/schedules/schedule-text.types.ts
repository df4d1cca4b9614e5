import { storedText, type Texts } from '../../../platform/stored-text/stored-text.js';

/** A new field is added here and as a column of `schedules` and `shift_templates`. */
export const scheduleText = storedText({
  notes: { label: 'Notes', description: 'What the assigned people should know' },
});

export type ScheduleText = Texts<(typeof scheduleText.names)[number]>;
