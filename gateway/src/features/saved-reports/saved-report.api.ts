import { z } from 'zod';
import { deletedId, type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { route } from '../../platform/http/routes/route.js';
import {
  deleteSavedReport,
  renameSavedReport,
  savedReportPage,
  savedReports,
  saveReport,
} from './saved-report.service.js';
import { SavedReportType, savedReport } from './saved-report.types.js';

export const savedReportApi: readonly Operation[] = [
  operation(savedReportPage, {
    description: 'The caller’s saved reports by name.',
    route: route(savedReports, {
      method: 'GET',
      path: '/api/saved-reports',
      status: 200,
      response: z.array(savedReport),
      description: 'The caller’s saved reports by name, at most 500.',
    }),
    viewer: connectionOf('SavedReport', () => SavedReportType),
  }),
  operation(saveReport, {
    description: 'Saves a report under a name of the caller’s own.',
    rest: { method: 'POST', path: '/api/saved-reports', status: 201, response: savedReport },
    mutation: { name: 'savedReportCreate', payload: { savedReport: savedReport.describe('The saved report.') } },
  }),
  operation(renameSavedReport, {
    description: 'Gives one of the caller’s saved reports another name.',
    rest: { method: 'PATCH', path: '/api/saved-reports/:id', status: 200, response: savedReport },
    mutation: { name: 'savedReportRename', payload: { savedReport: savedReport.describe('The renamed report.') } },
  }),
  operation(deleteSavedReport, {
    description: 'Deletes one of the caller’s saved reports.',
    rest: { method: 'DELETE', path: '/api/saved-reports/:id', status: 204 },
    mutation: {
      name: 'savedReportDelete',
      payload: { deletedSavedReportId: deletedId('The id of the saved report that is gone.') },
    },
  }),
];
