import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../database/tenant-sql.js';
import { type Page, type PageRequest, pageOfFeed } from '../paging/index.js';
import type { Column } from './columns.js';
import { allOf, type Condition, everyRow, where } from './condition.js';
import type { PartOf, ReadModel, RowOf } from './read-model.js';
import { countUpToLimit } from './read-page.js';
import { selectPage } from './statements.js';

/** A table whose rows have a place in an order that never changes: positions start at 1, and none appears later. */
type FeedModel = ReadModel<{ readonly position: Column<number> }>;

interface FeedQuestion<Model extends ReadModel> {
  readonly organizationId: string;
  /** The filter of the client. Positions are those of all rows. */
  readonly condition?: Condition;
  readonly page: Pick<PageRequest, 'first' | 'after'>;
  readonly parts?: readonly PartOf<Model>[];
}

/** One page of a feed as plain rows, by one prepared statement. Fails like `pageOfFeed`. */
export function readFeed<Model extends FeedModel>(
  em: EntityManager,
  model: Model,
  { organizationId, condition = everyRow, page, parts = [] }: FeedQuestion<Model>,
): Promise<Page<RowOf<Model>>> {
  const sql = tenantSql(em);
  const order = { columns: ['position'], direction: 'asc' } as const;
  type Row = RowOf<Model> & { readonly position: number };
  return pageOfFeed<Row>(
    {
      organizationId,
      readAfter: (position, limit) => {
        const ranges = [allOf(condition, where`position > ${position}`)];
        const { text, values } = selectPage(model, { parts, ranges, order, limit });
        return sql.query<Row>(text, values);
      },
      readLastPosition: async () => {
        const [row] = await sql.query<{ readonly last: number }>(
          `select coalesce(max(position), 0) as last from ${model.table} where organization_id = :organization`,
        );
        return row?.last ?? 0;
      },
      countAll: () => countUpToLimit(em, model, [condition]),
    },
    page,
  );
}
