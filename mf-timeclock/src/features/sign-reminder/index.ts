export { SignOffDue, SignReminder, useSignOffDue } from './SignReminder.js';
export { LoadSignOffDue } from './sign-reminder.graphql.js';
