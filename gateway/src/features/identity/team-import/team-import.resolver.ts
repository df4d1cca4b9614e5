import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { ForwardPage } from '../../../platform/graphql/schema/page-arguments.js';
import { byPosition, forwardPageInput, type Page, pageOfList } from '../../../platform/paging/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import {
  type ImportedRow,
  ImportedTeamRowType,
  type TeamImportReport,
  TeamImportReportType,
} from './team-import.types.js';

@Resolver(() => TeamImportReportType)
export class TeamImportRowsResolver {
  @FieldResolver(
    connectionOf('ImportedTeamRow', () => ImportedTeamRowType),
    {
      nullable: true,
      description: 'Each person of the file, in its order.',
    },
  )
  people(@Root() { rows }: TeamImportReport, @Args(() => ForwardPage) page: ForwardPage): Page<ImportedRow> {
    return pageOfList(rows, byLine, parseInput(z.object(forwardPageInput), page));
  }
}

const byLine = byPosition<ImportedRow>('teamImport', ({ line }) => line);
