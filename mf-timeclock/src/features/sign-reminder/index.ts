export { SignReminder } from './SignReminder.js';
