export { BreakQuestion } from './BreakQuestion.js';
