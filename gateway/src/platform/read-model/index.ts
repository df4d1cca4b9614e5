export {
  bigint,
  boolean,
  bytes,
  type Column,
  date,
  float,
  instant,
  integer,
  json,
  nullable,
  text,
  texts,
  uuid,
} from './columns.builder.js';
export { allOf, type Condition, everyRow, where } from './condition.builder.js';
export { toInstant, toNullableInstant } from './instants.codec.js';
export { readFeed } from './read-feed.queries.js';
export {
  own,
  type PartOf,
  type RowOf,
  readModel,
  toMany,
  toOne,
  toOneOrNone,
} from './read-model.builder.js';
export { readPage, readRows } from './read-page.queries.js';
export { selectRows } from './statements.builder.js';
