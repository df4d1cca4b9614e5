export { decodeCursor, encodeCursor, notACursor } from './cursor.js';
export {
  defaultPageSize,
  type Edge,
  maxPageSize,
  nextCursorOf,
  type Page,
  type PageInfo,
  type PageRequest,
  presentPage,
} from './page.js';
export { pageInput } from './page-input.js';
export { type ListQuery, pageOf } from './page-of.js';
export { pageOfRanges } from './page-of-stretches.js';
