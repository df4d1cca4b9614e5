import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentUser, userJson } from '../users/user.presenter.js';
import { importTeam, previewTeamImport } from './team-import.service.js';
import { teamImportPreview } from './team-import.types.js';

export const teamImportRoutes: readonly Route[] = [
  route(previewTeamImport, {
    method: 'POST',
    path: '/api/users/import/preview',
    status: 200,
    summary: 'Validate a CSV file of team members, with every error line by line',
    response: teamImportPreview,
  }),
  route(importTeam, {
    method: 'POST',
    path: '/api/users/import',
    status: 201,
    summary: 'Import every person in a CSV file, or nobody if a line is invalid',
    response: z.array(userJson),
    present: (people) => people.map(presentUser),
  }),
];
