export {
  bigint,
  boolean,
  bytes,
  type Column,
  date,
  instant,
  integer,
  json,
  nullable,
  text,
  texts,
  uuid,
} from './columns.js';
export { allOf, type Condition, everyRow, where } from './condition.js';
export { toInstant, toNullableInstant } from './instants.js';
export { readFeed } from './read-feed.js';
export {
  own,
  type PartOf,
  type RowOf,
  readModel,
  toMany,
  toOne,
  toOneOrNone,
} from './read-model.js';
export { readPage, readRows } from './read-page.js';
export { selectRows } from './statements.js';
