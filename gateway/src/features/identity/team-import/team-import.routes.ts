import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { importTeam, previewTeamImport, takeTeamImportCodes, teamImport, teamImports } from './team-import.service.js';
import {
  teamImportCode,
  teamImport as teamImportJson,
  teamImportPreview,
  teamImportReport,
} from './team-import.types.js';

export const teamImportRoutes: readonly Route[] = [
  route(previewTeamImport, {
    method: 'POST',
    path: '/api/users/import/preview',
    status: 200,
    summary: 'Validate a CSV file of team members and list the errors of each line',
    response: teamImportPreview,
  }),
  route(importTeam, {
    method: 'POST',
    path: '/api/users/import',
    status: 201,
    summary: 'Start to invite everyone in a CSV file; if a line is invalid, no one is invited',
    response: teamImportJson,
  }),
  route(teamImports, {
    method: 'GET',
    path: '/api/team-imports',
    status: 200,
    summary: 'The latest imports with their progress: a manager’s own, or for administrators everyone’s',
    response: z.array(teamImportJson),
  }),
  route(teamImport, {
    method: 'GET',
    path: '/api/team-imports/:id',
    status: 200,
    summary: 'The progress of an import, with each person and what became of them',
    response: teamImportReport,
  }),
  route(takeTeamImportCodes, {
    method: 'POST',
    path: '/api/team-imports/:id/codes',
    status: 200,
    summary: 'Take the codes of a finished import that were not mailed, for handing them out; works once',
    response: z.array(teamImportCode),
  }),
];
