export { MySchedule, Schedules } from './screen/Schedule.js';
