export { SignReminder } from './SignReminder.js';
export { LoadSignOffDue } from './sign-reminder.graphql.js';
