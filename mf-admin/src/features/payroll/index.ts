export { Payroll } from './Payroll.js';
