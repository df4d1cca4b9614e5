export { TimesheetHistory } from './edit/TimesheetHistory.js';
export { exceptionLabels } from './row/labels.js';
export { StatusBadge } from './row/StatusBadges.js';
export { formatBreaks, formatTimesheetRange } from './row/time-formats.js';
export { Timesheets } from './Timesheets.js';
