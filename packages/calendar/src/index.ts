export { addDays, type CalendarDate, type DateRange, datesOf, monthOf, rangeIncludes } from './date-range.ts';
export { calendarWeekStartsOn, type Weekday, weekdayOf, weekdays, weekOf } from './week.ts';
