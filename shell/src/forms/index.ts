export type { FieldErrors } from './field-errors.js';
export { TextField } from './TextField.js';
export { useSubmission } from './use-submission.js';
