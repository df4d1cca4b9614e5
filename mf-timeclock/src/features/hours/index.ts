export { Hours } from './Hours.js';
