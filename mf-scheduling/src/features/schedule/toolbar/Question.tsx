export { Question } from '@timetrack/ui';
