import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  aSessionAs,
  aTextFile,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import type { Preview } from './import/use-team-import.js';
import { ImportTeam, LoadImport, LoadImports, PreviewImport, TakeCodes } from './imports/imports.graphql.js';
import type { TeamImport } from './imports/use-imports.js';
import { Team } from './Team.js';

const server = mockGateway(defaults);

const csv = 'firstName,lastName,email,role\nBen,Ito,ben@example.com,MANAGER';
const noIds = { ADP: null, DATEV_LODAS: null, GUSTO: null, PAYCHEX: null, QUICKBOOKS: null, XERO: null };
type Row = Preview['rows'][number];
const aRow = (line: number, errors: Row['errors'] = [], overrides: Partial<Row> = {}): Row => ({
  line,
  firstName: 'Ben',
  lastName: 'Ito',
  email: `ben${line}@example.com`,
  role: 'MANAGER' as const,
  staffNumber: null,
  employeeNumber: null,
  payrollIds: noIds,
  terms: null,
  sameLine: null,
  action: 'CREATE' as const,
  namesakes: [],
  errors,
  ...overrides,
});
const respondWithPreview = (...rows: Row[]) =>
  server.use(
    api.query(PreviewImport, () =>
      respondWith(
        aViewer({ previewTeamImport: { rows, warnings: [], valid: rows.every(({ errors }) => errors.length === 0) } }),
      ),
    ),
  );
const emailInUse = { field: 'email', message: 'This email is already in use' };

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const text = () => screen.getByLabelText('CSV text');

async function open() {
  const rendered = renderScreen(<Team />, { session: aSessionAs('OWNER') });
  await rendered.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  return rendered;
}

async function paste({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(text());
  await user.paste(csv);
  await user.click(button('Check'));
}

const anImport = (overrides: Partial<TeamImport> = {}) => ({
  __typename: 'TeamImport' as const,
  id: 'import-1',
  status: 'RUNNING' as const,
  createdAt: '2026-11-20T16:05:00.000Z',
  total: 2,
  done: 0,
  added: 2,
  invited: 0,
  mailed: 0,
  failed: 0,
  codesTaken: false,
  ...overrides,
});
const respondWithImports = (...teamImports: ReturnType<typeof anImport>[]) =>
  server.use(api.query(LoadImports, () => respondWith(aViewer({ teamImports: { nodes: teamImports } }))));

test('importing a CSV text adds everyone in a valid text and shows the progress', async () => {
  respondWithPreview(aRow(2), aRow(3));
  const sent: unknown[] = [];
  server.use(
    api.mutation(ImportTeam, ({ variables }) => {
      sent.push(variables);
      respondWithImports(anImport({ done: 1 }));
      return respondWith({ teamImportStart: { teamImport: anImport() } });
    }),
  );
  const rendered = await open();
  await paste(rendered);
  expect(await screen.findByText('2 people can be added')).toBeInTheDocument();
  await rendered.user.click(button('Add 2 people'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('progressbar', { name: 'Inviting 2 people: 1 done' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  expect(rendered.toasts).toEqual([{ title: 'Import started', description: '2 people added to the team' }]);
  expect(sent).toEqual([{ input: { csv, decisions: [] } }]);
});

test('an import that finished shows each line’s problem, and its codes', async () => {
  respondWithImports(anImport({ status: 'FINISHED', done: 2, invited: 1, failed: 1 }));
  const person = { firstName: 'Ben', lastName: 'Ito', email: 'ben@example.com' };
  const problem = 'This email is already in use';
  server.use(
    api.query(LoadImport, () =>
      respondWith(
        aViewer({
          teamImport: {
            id: 'import-1',
            people: {
              nodes: [
                { ...person, line: 2, outcome: 'INVITED' as const, problem: null },
                { ...person, line: 3, outcome: 'FAILED' as const, problem },
              ],
            },
          },
        }),
      ),
    ),
    api.mutation(TakeCodes, () => {
      respondWithImports(anImport({ status: 'FINISHED', done: 2, invited: 1, failed: 1, codesTaken: true }));
      const registrationUrl = 'https://time.example.com/register?code=7Q4K-X0M2-ZB9T-DR5H';
      const code = { inviteCode: '7Q4K-X0M2-ZB9T-DR5H', registrationUrl };
      return respondWith({ teamImportCodesTake: { codes: [{ ...person, line: 2, ...code }] } });
    }),
  );
  const path = '/team?open=import-import-1';
  const { user, client } = renderScreen(<Team />, { session: aSessionAs('MANAGER'), path });
  expect(await screen.findByText('2 people added, 1 invited, 1 could not be invited')).toBeInTheDocument();
  await screen.findByRole('dialog', { name: 'Imported People' });
  await user.keyboard('{Escape}');
  await user.click(button('Details and Codes'));
  const rows = within(await screen.findByRole('region', { name: 'People' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(`Line 3 Ben Ito ben@example.com${problem}`);
  await user.click(button('Show Codes'));
  expect(await screen.findByText('7Q4K-X0M2-ZB9T-DR5H')).toBeInTheDocument();
  expect(button('Download Codes')).toBeInTheDocument();
  expect(button('Print')).toBeInTheDocument();
  expect(JSON.stringify(client.extract())).not.toContain('7Q4K-X0M2-ZB9T-DR5H');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Details and Codes' })).not.toBeInTheDocument());
});

test('importing a CSV text says that passwords in it are ignored', async () => {
  const warnings = ['The column password is ignored'];
  server.use(
    api.query(PreviewImport, () =>
      respondWith(aViewer({ previewTeamImport: { rows: [aRow(2)], warnings, valid: true } })),
    ),
  );
  await paste(await open());
  expect(await screen.findByText('The column password is ignored')).toBeInTheDocument();
  expect(button('Add 1 person')).toBeInTheDocument();
});

test('importing a CSV file checks it as soon as it is chosen', async () => {
  respondWithPreview(aRow(2));
  const { user } = await open();
  await user.upload(screen.getByLabelText('Choose File'), aTextFile('team.csv', csv));
  expect(await screen.findByText('1 person can be added')).toBeInTheDocument();
  expect(text()).toHaveValue(csv);
});

test('importing a CSV file accepts a dropped file', async () => {
  respondWithPreview(aRow(2));
  await open();
  fireEvent.drop(text(), { dataTransfer: { files: [aTextFile('team.csv', csv)] } });
  expect(await screen.findByText('1 person can be added')).toBeInTheDocument();
});

test('importing a CSV text lists invalid lines first and adds no one', async () => {
  respondWithPreview(aRow(2), aRow(3, [emailInUse, { field: 'role', message: 'Role must be one of ADMIN, WORKER' }]));
  await paste(await open());
  expect(await screen.findByText('1 line of 2 can’t be added yet')).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^3.*already in use.*must be one of/);
  expect(rows[2]).toHaveTextContent(/^2.*OK/);
  expect(screen.queryByRole('button', { name: /^Add \d/ })).not.toBeInTheDocument();
});

test('importing a CSV text keeps its errors on screen while it is edited, and checks it again', async () => {
  respondWithPreview(aRow(2, [emailInUse]));
  const rendered = await open();
  await paste(rendered);
  await screen.findByText(emailInUse.message);
  await rendered.user.type(text(), '\n');
  expect(screen.getByText('The text has changed')).toBeInTheDocument();
  expect(screen.getByText(emailInUse.message)).toBeInTheDocument();
  respondWithPreview(aRow(2));
  await rendered.user.click(button('Check Again'));
  expect(await screen.findByRole('button', { name: 'Add 1 person' })).toBeInTheDocument();
});

const sameName = { field: 'decision', message: 'Someone on the team has this name.' };
const aKnownRow = (line: number) => {
  const namesake = { userId: `user-${line}`, staffNumber: '103', email: null, canBeInvited: true };
  return aRow(line, [sameName], { action: null, namesakes: [namesake] });
};

function recordImports() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(ImportTeam, ({ variables: { input } }) => {
      sent.push(input.decisions);
      return respondWith({ teamImportStart: { teamImport: anImport() } });
    }),
  );
  return sent;
}

test('importing a name that someone has asks, and sends the decision', async () => {
  respondWithPreview(aKnownRow(2));
  const sent = recordImports();
  const rendered = await open();
  await paste(rendered);
  expect(await screen.findByText(sameName.message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add \d/ })).not.toBeInTheDocument();
  const choice = screen.getByLabelText('Line 2 is');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Choose', 'Same person (103): invite', 'Same person: skip', 'Another person: add']]);
  await rendered.user.selectOptions(choice, 'Same person (103): invite');
  await rendered.user.click(button('Add 0 people'));
  await waitFor(() => expect(sent).toEqual([[{ line: 2, action: 'INVITE', userId: 'user-2' }]]));
});

test('importing people who are on the team already skips all of them with one click', async () => {
  respondWithPreview(aKnownRow(2), aKnownRow(3), aRow(4));
  const sent = recordImports();
  const rendered = await open();
  await paste(rendered);
  await rendered.user.click(await screen.findByRole('button', { name: 'Skip the 2 whose name is known' }));
  await rendered.user.click(button('Add 1 person'));
  const skipped = [2, 3].map((line) => ({ line, action: 'SKIP' }));
  await waitFor(() => expect(sent).toEqual([skipped]));
});

test('importing a CSV text shows what is wrong with the whole file', async () => {
  const fields = { csv: 'The file has no column for email' };
  server.use(api.query(PreviewImport, () => rejectWith({ message: 'Check it', code: 'BAD_USER_INPUT', fields })));
  await paste(await open());
  expect(await screen.findByText(fields.csv)).toBeInTheDocument();
  expect(text()).toHaveValue(csv);
});

test('importing a CSV text keeps it when adding fails, and marks the line', async () => {
  respondWithPreview(aRow(2));
  server.use(
    api.mutation(ImportTeam, () => {
      respondWithPreview(aRow(2, [emailInUse]));
      return rejectWith({ message: 'Nobody was invited', code: 'BAD_USER_INPUT' });
    }),
  );
  const rendered = await open();
  await paste(rendered);
  await rendered.user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
  expect(await screen.findByText(emailInUse.message)).toBeInTheDocument();
  expect(rendered.toasts).toMatchObject([
    { title: 'Failed to import team members', description: 'Nobody was invited', variant: 'destructive' },
  ]);
  expect(text()).toHaveValue(csv);
});

test('importing a CSV text keeps it when the dialog is closed and reopened', async () => {
  const rendered = await open();
  await rendered.user.click(text());
  await rendered.user.paste(csv);
  await rendered.user.keyboard('{Escape}');
  await rendered.user.click(button('Import CSV'));
  expect(text()).toHaveValue(csv);
});

test('importing a CSV text offers an example to download', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Download Example' });
  expect(link).toHaveAttribute('download', 'team-example.csv');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'firstName,lastName,email,role,staffNumber,employeeNumber',
  );
});
