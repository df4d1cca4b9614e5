import { z } from 'zod';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { forwardPage } from '../../../platform/graphql/schema/page-arguments.js';
import { fieldsOf } from '../../../platform/graphql/schema/type-fields.js';
import { byPosition, forwardPageInput, pageOfList } from '../../../platform/paging/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import {
  type ImportedRow,
  ImportedTeamRowType,
  type TeamImportReport,
  TeamImportReportType,
} from './team-import.types.js';

const byLine = byPosition<ImportedRow>('teamImport', ({ line }) => line);

export const teamImportFields = fieldsOf(TeamImportReportType, {
  people: {
    type: connectionOf('ImportedTeamRow', ImportedTeamRowType),
    description: 'Each person of the file, in its order.',
    args: forwardPage,
    resolve: ({ rows }: TeamImportReport, page) =>
      pageOfList(rows, byLine, parseInput(z.object(forwardPageInput), page)),
  },
});
