export { Timesheets } from './Timesheets.js';
