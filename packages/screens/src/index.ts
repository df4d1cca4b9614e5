export { type CalendarDate, type DateRange, type Weekday, weekdays, weekOf } from '@timetrack/calendar';
export { type AddressFormat, oneOf, writeAddress } from './address/address-state.js';
export { useAddressState } from './address/use-address-state.js';
export { useSearchText } from './address/use-search-text.js';
export {
  addDays,
  addMonths,
  calendarMonthOf,
  daysBetween,
  isCalendarDate,
  isSameMonth,
  startOfDate,
} from './calendar/calendar-dates.js';
export { useFromNow, useNow } from './clock/now.js';
export { useDebounced } from './clock/use-debounced.js';
export { useTimeZone, useToday } from './clock/use-today.js';
export {
  Combobox,
  type FoundPeople,
  findPeople,
  type OptionFormat,
  PeopleCombobox,
  type PeopleSearch,
  PersonCombobox,
  type PersonOption,
} from './combobox/index.js';
export { LoadFailure } from './failures/LoadFailure.js';
export { RefreshButton } from './failures/RefreshButton.js';
export { useReportFailure } from './failures/use-report-failure.js';
export {
  formatDate,
  formatDateRange,
  formatFullDate,
  formatFullWeekdayDate,
  formatMonth,
  formatMonthDay,
  formatMonthDayRange,
  formatWeekday,
  formatWeekdayDate,
  formatWeekdayDateRange,
} from './format/dates.js';
export { formatDuration } from './format/duration.js';
export {
  dateOf,
  formatDateTime,
  formatExactDateTime,
  formatTime,
  formatTimeRange,
  formatWeekdayDateTime,
  formatWeekdayDateTimeRange,
  hourOf,
  type Instant,
} from './format/instants.js';
export { fullName, matchesName, matchesText } from './format/person-name.js';
export { formatRelativeTime } from './format/relative-time.js';
export { Controller, useWatch, useZodForm, type ZodForm, type ZodFormOptions } from './forms/index.js';
