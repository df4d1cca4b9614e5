import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { deleteSavedReport, renameSavedReport, savedReports, saveReport } from './saved-report.service.js';
import { savedReportJson } from './saved-report.types.js';

export const savedReportRoutes: readonly Route[] = [
  route(savedReports, {
    method: 'GET',
    path: '/api/saved-reports',
    status: 200,
    summary: 'The caller’s saved reports by name, at most 500',
    response: z.array(savedReportJson),
  }),
  route(saveReport, {
    method: 'POST',
    path: '/api/saved-reports',
    status: 201,
    summary: 'Save a report under a name of the caller’s own',
    response: savedReportJson,
  }),
  route(renameSavedReport, {
    method: 'PATCH',
    path: '/api/saved-reports/:id',
    status: 200,
    summary: 'Give one of the caller’s saved reports another name',
    response: savedReportJson,
  }),
  route(deleteSavedReport, {
    method: 'DELETE',
    path: '/api/saved-reports/:id',
    status: 204,
    summary: 'Delete one of the caller’s saved reports',
  }),
];
