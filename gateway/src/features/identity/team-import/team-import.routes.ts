import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentUser, userJson } from '../users/user.presenter.js';
import { importTeam, previewTeamImport } from './team-import.service.js';

const previewJson = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(roles).nullable(),
      errors: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
  valid: z.boolean(),
});

export const teamImportRoutes: readonly Route[] = [
  route(previewTeamImport, {
    method: 'POST',
    path: '/api/users/import/preview',
    status: 200,
    summary: 'What a CSV file of people would bring, with everything that is wrong, line by line',
    response: previewJson,
    present: ({ rows, valid }) => ({
      rows: rows.map(({ person: _person, errors, ...row }) => ({ ...row, errors: [...errors] })),
      valid,
    }),
  }),
  route(importTeam, {
    method: 'POST',
    path: '/api/users/import',
    status: 201,
    summary: 'Add everybody in a CSV file, or nobody',
    response: z.array(userJson),
    present: (people) => people.map(presentUser),
  }),
];
