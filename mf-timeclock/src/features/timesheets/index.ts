export { formatBreaks, formatTimesheetRange } from '../../components/times/time-formats.js';
export { TimesheetHistory } from './edit/TimesheetHistory.js';
export { exceptionLabels, StatusBadge } from './row/StatusBadges.js';
export { Timesheets } from './Timesheets.js';
