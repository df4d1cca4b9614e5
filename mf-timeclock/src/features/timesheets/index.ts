export { formatBreaks, formatTimesheetRange } from '../../components/times/time-formats.js';
export { TimesheetHistory } from './edit/TimesheetHistory.js';
export { exceptionLabels } from './row/labels.js';
export { StatusBadge } from './row/StatusBadges.js';
export { Timesheets } from './Timesheets.js';
