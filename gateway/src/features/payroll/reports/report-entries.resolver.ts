import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { failures } from '../../../platform/errors/index.js';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { ForwardPage } from '../../../platform/graphql/schema/page-arguments.js';
import {
  decodeCursor,
  encodeCursor,
  forwardPageInput,
  notACursor,
  type Page,
  type PageRequest,
} from '../../../platform/paging/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import { reportRows } from './report.service.js';
import { type Report, ReportObject } from './report.types.js';
import { entryOf, ReportEntry, ReportSums, sumsOf } from './report-entries.types.js';

@Resolver(() => ReportObject)
export class ReportEntriesResolver {
  @FieldResolver(
    connectionOf('ReportEntry', () => ReportEntry as unknown as new () => object),
    {
      nullable: true,
      description: 'All rows in pages, each with a type for the type of the report.',
    },
  )
  async entries(
    @Ctx() context: RequestContext,
    @Root() report: Report,
    @Args(() => ForwardPage) page: ForwardPage,
  ): Promise<Page<object>> {
    const position = positionOf(parseInput(z.object(forwardPageInput), page));
    const rows = await readRows(context, report, position);
    return pageOfRows(
      rows.map((row) => entryOf(report.type, row)),
      position,
      report.rowCount,
    );
  }

  @FieldResolver(() => ReportSums, {
    nullable: true,
    description: 'For each number that can be summed, the sum over all rows, with a type for the type of the report.',
  })
  sums(@Root() report: Report): object {
    return sumsOf(report);
  }
}

/** A report has its first rows. Later ones are computed again, so that no report is held in memory as a whole. */
async function readRows(context: RequestContext, report: Report, { skip, first }: ReturnType<typeof positionOf>) {
  const { type, startDate, endDate, teamId, rows, rowCount } = report;
  const isRead = rows.length === rowCount || skip + first <= rows.length;
  if (isRead) return rows.slice(skip, skip + first);
  return context.execute(reportRows, { type, startDate, endDate, teamId, skip, first });
}

interface Position {
  readonly skip: number;
  readonly first: number;
}

const pageSize = 50;

/** A cursor holds the number of its row: the rows of a report have an order, but no key that all types of report share. */
function positionOf({ first, after }: Pick<PageRequest, 'first' | 'after'>): Position {
  return { skip: after ? readNumber(after) : 0, first: first ?? pageSize };
}

function pageOfRows<Row>(rows: readonly Row[], { skip }: Position, rowCount: number): Page<Row> {
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
