export { decodeCursor, encodeCursor, notACursor } from './cursor.js';
export {
  defaultPageSize,
  isBackwardPage,
  LazyEdge,
  LazyPageInfo,
  listEntries,
  maxExactCount,
  maxPageSize,
  nextCursorOf,
  type Page,
  type PageRequest,
  presentPage,
} from './page.js';
export { forwardPageInput, pageInput } from './page-input.js';
export { type Feed, pageOfFeed } from './page-of-feed.js';
export { byPosition, compareTexts, pageOfList } from './page-of-list.js';
