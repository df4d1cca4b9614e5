export { MySchedule, Schedules } from './screen/Schedules.js';
