import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { teamImportInput } from './team-import.inputs.js';
import {
  importTeamCommand,
  previewTeamImportQuery,
  takeTeamImportCodes,
  teamImport,
  teamImportPage,
  teamImports,
} from './team-import.service.js';
import {
  TeamImportPreviewType,
  TeamImportReportType,
  TeamImportType,
  teamImportCode,
  teamImport as teamImportJson,
  teamImportPreview,
  teamImportReport,
} from './team-import.types.js';
import type { ImportPorts } from './team-import-rows.queries.js';

export const teamImportApi = <Terms extends object>(ports: ImportPorts<Terms>): readonly Operation[] => [
  operation(previewTeamImportQuery(ports), {
    description:
      'Validates a CSV file with the columns first name, last name, email, role (default WORKER), employee number and team (optional), and lists the errors of each line.',
    rest: { method: 'POST', path: '/api/users/import/preview', status: 200, response: teamImportPreview },
    viewer: {
      type: () => TeamImportPreviewType,
      input: { name: 'TeamImportInput', schema: teamImportInput, description: 'The text of the file.' },
    },
  }),
  operation(importTeamCommand(ports), {
    description: 'Invites everyone in the file, in the background, or no one.',
    rest: { method: 'POST', path: '/api/users/import', status: 201, response: teamImportJson },
    mutation: {
      name: 'teamImportStart',
      payload: { teamImport: teamImportJson.describe('The import. `teamImport` shows its progress.') },
    },
  }),
  operation(teamImportPage, {
    description: 'The imports of the last two weeks, newest first: a manager’s own, or for administrators everyone’s.',
    route: route(teamImports, {
      method: 'GET',
      path: '/api/team-imports',
      status: 200,
      response: z.array(teamImportJson),
    }),
    viewer: connectionOf('TeamImport', () => TeamImportType),
  }),
  operation(teamImport, {
    description: 'The progress of an import, with each person and what became of them.',
    rest: { method: 'GET', path: '/api/team-imports/:id', status: 200, response: teamImportReport },
    viewer: () => TeamImportReportType,
  }),
  operation(takeTeamImportCodes, {
    description: 'Returns, once, the unmailed codes of a finished import.',
    rest: { method: 'POST', path: '/api/team-imports/:id/codes', status: 200, response: z.array(teamImportCode) },
    mutation: {
      name: 'teamImportCodesTake',
      payload: {
        codes: z.array(teamImportCode).describe('The people and their codes. No later response contains them.'),
      },
    },
  }),
];
