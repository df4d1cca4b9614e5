export { type CalendarDate, type DateRange, type Weekday, weekdays, weekOf } from './week.ts';
