export { decodeCursor, notACursor } from './cursor.codec.js';
export { pageInput } from './page.inputs.js';
export {
  maxPageSize,
  nextCursorOf,
  type Page,
  type PageRequest,
  presentPage,
} from './page.types.js';
export { pageOf } from './page-of.queries.js';
export { type Feed, pageOfFeed } from './page-of-feed.queries.js';
export { pageOfRanges } from './page-of-ranges.queries.js';
