export { Reports } from './Reports.js';
