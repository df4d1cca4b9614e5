import { aLayout } from '../../src/features/payroll-exports/test/builders.js';
import type { Command, Row } from './parity.types.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const layout = aLayout();

/** Earning codes and payroll files in REST and GraphQL. */
export const exportCommands = {
  earningCodes: { rest: ['GET', '/api/earning-codes'], graphql: '{ viewer { earningCodes { nodes { code } } } }' },
  setEarningCode: {
    rest: ['PUT', '/api/earning-codes'],
    mutation: 'earningCodeSet',
  },
  exportProfiles: { rest: ['GET', '/api/payroll/exports'], graphql: '{ viewer { exportProfiles { nodes { id } } } }' },
  exportPresets: { rest: ['GET', '/api/payroll/export-presets'], graphql: '{ viewer { exportPresets { key } } }' },
  previewExport: {
    rest: ['POST', '/api/payroll/exports/preview'],
    graphql: 'query($input: PreviewExportInput!) { viewer { previewExport(input: $input) { text } } }',
  },
  createExportTemplate: {
    rest: ['POST', '/api/payroll/export-templates'],
    mutation: 'exportTemplateCreate',
  },
  updateExportTemplate: {
    rest: ['PATCH', '/api/payroll/export-templates/:id'],
    mutation: 'exportTemplateUpdate',
  },
  deleteExportTemplate: {
    rest: ['DELETE', '/api/payroll/export-templates/:id'],
    mutation: 'exportTemplateDelete',
  },
} as const satisfies Readonly<Record<string, Command>>;

const unreadable = { ...layout, decimalMark: 'COMMA', quoting: 'NEVER' };

export const exportCalls: readonly Row<keyof typeof exportCommands>[] = [
  ['earningCodes', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['setEarningCode', 'an accountant', 'ACCOUNTANT', { kind: 'REGULAR', code: 'R' }, 'FORBIDDEN'],
  ['setEarningCode', 'an invalid code', 'ADMIN', { kind: 'REGULAR', code: 'a;b' }, 'BAD_USER_INPUT'],
  ['setEarningCode', 'an unknown kind', 'ADMIN', { kind: 'BONUS', code: 'B' }, 'BAD_USER_INPUT'],
  ['setEarningCode', 'a job of time off', 'ADMIN', { kind: 'PTO', jobId: id, code: 'B' }, 'BAD_USER_INPUT'],
  ['setEarningCode', 'an unknown job', 'ADMIN', { kind: 'REGULAR', jobId: id, code: 'B' }, 'NOT_FOUND'],
  ['exportProfiles', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['exportPresets', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['previewExport', 'a manager', 'MANAGER', { profile: 'csv' }, 'FORBIDDEN'],
  ['previewExport', 'neither a profile nor a layout', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['previewExport', 'an unknown profile', 'ADMIN', { profile: 'xml' }, 'NOT_FOUND'],
  ['previewExport', 'an unreadable layout', 'ADMIN', { layout: unreadable }, 'BAD_USER_INPUT'],
  ['createExportTemplate', 'an accountant', 'ACCOUNTANT', { name: 'A', layout }, 'FORBIDDEN'],
  ['createExportTemplate', 'no name', 'ADMIN', { name: ' ', layout }, 'BAD_USER_INPUT'],
  ['createExportTemplate', 'no columns', 'ADMIN', { name: 'A', layout: { ...layout, columns: [] } }, 'BAD_USER_INPUT'],
  ['createExportTemplate', 'an unreadable layout', 'ADMIN', { name: 'A', layout: unreadable }, 'BAD_USER_INPUT'],
  ['updateExportTemplate', 'an unknown id', 'ADMIN', { id, name: 'A' }, 'NOT_FOUND'],
  ['deleteExportTemplate', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
];
