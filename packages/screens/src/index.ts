export { type DateRange, weekdays } from '@timetrack/contracts/calendar';
export { Controller, useController, useWatch } from 'react-hook-form';
export { writeAddress } from './address/use-address-state.js';
export { useDebounced, useSearchText } from './address/use-search-text.js';
export * from './basics.js';
export { Combobox } from './combobox/Combobox.js';
export type { OptionFormat } from './combobox/combobox.types.js';
export { JobCombobox } from './combobox/JobCombobox.js';
export type { JobOption } from './combobox/jobs.js';
export { PeopleCombobox, PersonCombobox } from './combobox/PersonCombobox.js';
export { type FoundPeople, findPeople, type PeopleSearch, type PersonOption } from './combobox/people.js';
export { useDownload } from './files/use-download.js';
export {
  formatMonthDayRange,
  formatWeekdayDateRange,
  phraseDateRange,
} from './format/dates.js';
export { formatClockTime, formatExactDateTime, formatWeekdayDateTimeRange } from './format/instants.js';
export { formatRelativeTime } from './format/relative-time.js';
export { useZodForm, type ZodForm, type ZodFormOptions } from './forms/use-zod-form.js';
export { PayPeriodPicker } from './pay-periods/PayPeriodPicker.js';
export { SignatureList } from './signatures/SignatureList.js';
