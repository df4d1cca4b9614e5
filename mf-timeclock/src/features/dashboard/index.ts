export { Dashboard } from './Dashboard.js';
