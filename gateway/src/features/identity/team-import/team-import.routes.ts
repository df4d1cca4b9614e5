import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { userView } from '../users/user.types.js';
import { importTeam, previewTeamImport } from './team-import.service.js';
import { teamImportPreview } from './team-import.types.js';

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
    summary: 'Import everyone in a CSV file; if a line is invalid, no one is imported',
    response: z.array(userView),
  }),
];
