export { decodeCursor, encodeCursor, notACursor } from './cursor.js';
export {
  defaultPageSize,
  type Edge,
  maxPageSize,
  nextCursorOf,
  type Page,
  type PageInfo,
  type PageQuestion,
  presentPage,
} from './page.js';
export { pageInput } from './page-input.js';
export { type ListQuestion, pageOf } from './page-of.js';
export { pageOfStretches } from './page-of-stretches.js';
