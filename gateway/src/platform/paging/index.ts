export { decodeCursor, encodeCursor, notACursor } from './cursor.js';
export {
  defaultPageSize,
  maxPageSize,
  nextCursorOf,
  type Page,
  type PageRequest,
  presentPage,
} from './page.js';
export { pageInput } from './page-input.js';
export { pageOf } from './page-of.js';
export { pageOfRanges } from './page-of-stretches.js';
