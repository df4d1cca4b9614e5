export { BreakQuestion } from './BreakQuestion.js';
export type { AskedTimesheet } from './use-break-answer.js';
