export { decodeCursor, encodeCursor, notACursor } from './cursor.js';
export {
  defaultPageSize,
  forwardPageInput,
  isBackwardPage,
  LazyEdge,
  LazyPageInfo,
  listEntries,
  maxExactCount,
  maxPageSize,
  nextCursorOf,
  type Page,
  type PageRequest,
  pageInput,
  presentPage,
} from './page.js';
export { type Feed, pageOfFeed } from './page-of-feed.js';
export { byPosition, compareTexts, pageOfList } from './page-of-list.js';
