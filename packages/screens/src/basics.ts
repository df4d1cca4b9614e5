/**
 * What a first screen needs: the clock, the address, the formats of times, and failures. A shared package is loaded as a
 * whole, so a screen that imports from here only is shown before forms and comboboxes are loaded.
 */
export { addDays, type CalendarDate, calendarWeekStartsOn, datesOf, weekOf } from '@timetrack/contracts/calendar';
export { formatDuration } from '@timetrack/contracts/durations';
export { type AddressFormat, oneOf, useAddressState, useMissingDialog } from './address/use-address-state.js';
export {
  addMonths,
  calendarMonthOf,
  daysBetween,
  isCalendarDate,
  isSameMonth,
  startOfDate,
} from './calendar/calendar-dates.js';
export { copyText } from './clipboard/copy-text.js';
export { useFromNow, useNow } from './clock/now.js';
export { useTimeZone, useToday } from './clock/use-today.js';
export { LoadFailure } from './failures/LoadFailure.js';
export { RefreshButton } from './failures/RefreshButton.js';
export { useReportFailure } from './failures/use-report-failure.js';
export { formatCount } from './format/amounts.js';
export {
  formatDate,
  formatDateRange,
  formatFullDate,
  formatFullWeekdayDate,
  formatMonth,
  formatMonthDay,
  formatWeekday,
  formatWeekdayDate,
} from './format/dates.js';
export {
  dateOf,
  formatDateTime,
  formatTime,
  formatTimeRange,
  formatWeekdayDateTime,
  hourOf,
  localTimeOf,
  namedOnce,
  readLocalTime,
} from './format/instants.js';
export { fullName, matchesName, matchesText } from './format/person-name.js';
export { fixedTimeZone, type TimeZone } from './format/time-zone.js';
export { useIsPhone, useMedia } from './window/use-media.js';
