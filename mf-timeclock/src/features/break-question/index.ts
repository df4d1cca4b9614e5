export { BreakQuestion } from './BreakQuestion.js';
export { moveFocus } from './move-focus.js';
export type { AskedTimesheet } from './use-break-answer.js';
