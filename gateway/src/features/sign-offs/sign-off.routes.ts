import { z } from 'zod';
import { fileRoute } from '../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { signOffDue } from './own/sign-off-due.service.js';
import { signOffDueView } from './own/sign-off-due.types.js';
import { signOffRowJson, signOffView } from './records/sign-off.types.js';
import { signOffDocument, signOffPageFile } from './records/sign-off-document.service.js';
import { signOffs } from './records/sign-off-list.service.js';
import { signOffSettings, updateSignOffSettings } from './settings/sign-off-settings.service.js';
import { signOffSettingsView } from './settings/sign-off-settings.types.js';
import { signOff } from './signing/sign-off.service.js';

const path = '/api/sign-offs';
const settingsPath = '/api/sign-off-settings';

export const signOffRoutes: readonly Route[] = [
  route(signOffs, {
    method: 'GET',
    path,
    status: 200,
    summary: 'Everyone with an entry in the pay period that starts on `startDate`, and whether they have signed',
    response: z.array(signOffRowJson),
    present: (rows) => rows.map((row) => signOffRowJson.parse(row)),
  }),
  route(signOff, {
    method: 'POST',
    path,
    status: 201,
    summary: 'Sign your own hours of a pay period that has ended',
    response: signOffView,
  }),
  route(signOffDocument, {
    method: 'GET',
    path: `${path}/:id`,
    status: 200,
    summary: 'A signature with everything that was signed; as a page to print with format=html',
    response: signOffView,
    instead: {
      when: ({ format }) => format === 'html',
      route: fileRoute(signOffPageFile, {
        path: `${path}/:id`,
        summary: 'A signature as a page to print',
        contentType: 'text/html',
      }),
    },
  }),
  route(signOffDue, {
    method: 'GET',
    path: '/api/me/sign-off-due',
    status: 200,
    summary: 'The pay period that the caller is asked to sign now, or null',
    response: signOffDueView.nullable(),
  }),
  route(signOffSettings, {
    method: 'GET',
    path: settingsPath,
    status: 200,
    summary: 'What people confirm and answer when they sign their hours',
    response: signOffSettingsView,
  }),
  route(updateSignOffSettings, {
    method: 'PUT',
    path: settingsPath,
    status: 200,
    summary: 'Change the statement and the questions of signatures, or turn signing on or off',
    response: signOffSettingsView,
  }),
];
