import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { ForwardPage } from '../../../platform/graphql/schema/forward-page.js';
import { forwardPageInput, type Page } from '../../../platform/paging/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import { reportRows } from './report.service.js';
import { type Report, ReportObject } from './report.types.js';
import { entryOf, ReportEntry, ReportSums, sumsOf } from './report-entries.types.js';
import { pageOfRows, positionOf } from './report-pages.presenter.js';

const ReportEntryConnection = connectionOf('ReportEntry', () => ReportEntry as unknown as new () => object);

@Resolver(() => ReportObject)
export class ReportEntriesResolver {
  @FieldResolver(() => ReportEntryConnection, {
    nullable: true,
    description: 'All rows in pages, each with a type for the type of the report.',
  })
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
  const { type, startDate, endDate, rows, rowCount } = report;
  const isRead = rows.length === rowCount || skip + first <= rows.length;
  if (isRead) return rows.slice(skip, skip + first);
  return context.execute(reportRows, { type, startDate, endDate, skip, first });
}
