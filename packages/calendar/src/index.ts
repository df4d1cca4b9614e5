export { addDays, type CalendarDate, type DateRange, datesOf, monthOf, rangeIncludes } from './date-range.ts';
export { type Weekday, weekdays, weekOf } from './week.ts';
