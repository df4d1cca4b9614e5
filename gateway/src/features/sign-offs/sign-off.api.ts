import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { fileRoute, route } from '../../platform/http/routes/route.js';
import { SignOffDueType, signOffDueView } from './own/own-sign-off.types.js';
import { signOffDue } from './own/sign-off-due.service.js';
import { SignOffRowType, SignOffType, signOffRowJson, signOffView } from './records/sign-off.types.js';
import { signOffDocument, signOffPageFile } from './records/sign-off-document.service.js';
import { signOffPage, signOffs } from './records/sign-off-list.service.js';
import { signOffSettings, updateSignOffSettings } from './settings/sign-off-settings.service.js';
import { SignOffSettingsType, signOffSettingsView } from './settings/sign-off-settings.types.js';
import { signOff } from './signing/sign-off.service.js';

const path = '/api/sign-offs';

const settingsPath = '/api/sign-off-settings';

export const signOffApi: readonly Operation[] = [
  operation(signOffPage, {
    description: 'Everyone with paid time in the period, by last name, with signatures.',
    route: route(signOffs, { method: 'GET', path, status: 200, response: z.array(signOffRowJson) }),
    viewer: connectionOf('SignOffRow', () => SignOffRowType),
  }),
  operation(signOff, {
    description: 'Signs the caller’s own hours of a pay period that has ended.',
    rest: { method: 'POST', path, status: 201, response: signOffView },
    mutation: { name: 'signOffCreate', payload: { signOff: signOffView.describe('The new signature.') } },
  }),
  operation(signOffDocument, {
    description: 'A signature with everything that was signed.',
    rest: {
      method: 'GET',
      path: `${path}/:id`,
      status: 200,
      response: signOffView,
      instead: {
        when: ({ format }) => format === 'html',
        route: fileRoute(signOffPageFile, { path: `${path}/:id`, contentType: 'text/html' }),
      },
      description: 'A signature with everything that was signed. As a page to print with `format=html`.',
    },
    viewer: { type: () => SignOffType, except: ['format'] },
  }),
  operation(signOffDue, {
    description: 'The pay period that the caller should sign now, or null.',
    rest: { method: 'GET', path: '/api/me/sign-off-due', status: 200, response: signOffDueView.nullable() },
    viewer: () => SignOffDueType,
  }),
  operation(signOffSettings, {
    description: 'What people confirm and answer when they sign their hours.',
    rest: { method: 'GET', path: settingsPath, status: 200, response: signOffSettingsView },
    viewer: () => SignOffSettingsType,
  }),
  operation(updateSignOffSettings, {
    description: 'Replaces statement and questions of signatures, or turns them off.',
    rest: { method: 'PUT', path: settingsPath, status: 200, response: signOffSettingsView },
    mutation: {
      name: 'signOffSettingsUpdate',
      payload: { signOffSettings: signOffSettingsView.describe('The settings after the change.') },
    },
  }),
];
