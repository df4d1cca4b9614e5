import { failures } from '../../../platform/errors/index.js';
import { decodeCursor, encodeCursor, notACursor, type Page, type PageRequest } from '../../../platform/paging/index.js';

interface Position {
  readonly skip: number;
  readonly first: number;
}

const pageSize = 50;

/** A cursor holds the number of its row: the rows of a report have an order, but no key that all types of report share. */
export function positionOf({ first, after }: Pick<PageRequest, 'first' | 'after'>): Position {
  return { skip: after ? readNumber(after) : 0, first: first ?? pageSize };
}

export function pageOfRows<Row>(rows: readonly Row[], { skip }: Position, rowCount: number): Page<Row> {
  const edges = rows.map((node, index) => ({ cursor: encodeCursor(['report', skip + index + 1]), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: skip + rows.length < rowCount && rows.length > 0,
      hasPreviousPage: skip > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    countAll: async () => rowCount,
  };
}

function readNumber(cursor: string): number {
  const [list, position] = decodeCursor(cursor, 2, 'after');
  if (list !== 'report' || !Number.isSafeInteger(position) || Number(position) < 1) {
    throw failures.invalid({ after: notACursor });
  }
  return Number(position);
}
