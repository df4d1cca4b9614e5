export {
  addDays,
  type CalendarDate,
  calendarWeekStartsOn,
  type DateRange,
  datesOf,
  weekdays,
  weekOf,
} from '@timetrack/calendar';
export { Controller, useWatch } from 'react-hook-form';
export { type AddressFormat, oneOf, writeAddress } from './address/address-state.js';
export { useAddressState } from './address/use-address-state.js';
export { useSearchText } from './address/use-search-text.js';
export {
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
export { Combobox } from './combobox/Combobox.js';
export type { OptionFormat } from './combobox/combobox.types.js';
export { PeopleCombobox, PersonCombobox } from './combobox/PersonCombobox.js';
export { type FoundPeople, findPeople, type PeopleSearch, type PersonOption } from './combobox/people.js';
export { LoadFailure } from './failures/LoadFailure.js';
export { RefreshButton } from './failures/RefreshButton.js';
export { useReportFailure } from './failures/use-report-failure.js';
export { formatCount, formatDuration } from './format/amounts.js';
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
export {
  dateOf,
  formatClockTime,
  formatDateTime,
  formatExactDateTime,
  formatTime,
  formatTimeRange,
  formatWeekdayDateTime,
  formatWeekdayDateTimeRange,
  hourOf,
} from './format/instants.js';
export { fullName, matchesName, matchesText } from './format/person-name.js';
export { formatRelativeTime } from './format/relative-time.js';
export { useZodForm, type ZodForm, type ZodFormOptions } from './forms/use-zod-form.js';
