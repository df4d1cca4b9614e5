export { decodeCursor, encodeCursor, notACursor } from './cursor.codec.js';
export { forwardPageInput, pageInput } from './page.inputs.js';
export {
  defaultPageSize,
  isBackwardPage,
  LazyEdge,
  LazyPageInfo,
  maxExactCount,
  maxPageSize,
  nextCursorOf,
  type Page,
  type PageRequest,
  presentPage,
} from './page.types.js';
export { type Feed, pageOfFeed } from './page-of-feed.queries.js';
export { byPosition, compareTexts, pageOfList } from './page-of-list.queries.js';
