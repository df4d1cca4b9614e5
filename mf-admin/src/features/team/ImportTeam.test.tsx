import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aTextFile, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember } from '../../testing/team-builders.js';
import { ImportTeam, PreviewImport } from './import/import.graphql.js';
import { Team } from './Team.js';

const server = mockGateway(defaults);

const csv = 'firstName,lastName,email,role,password\nBen,Ito,ben@example.com,MANAGER,secret';
const aRow = (line: number, errors: { field: string; message: string }[] = []) => ({
  line,
  firstName: 'Ben',
  lastName: 'Ito',
  email: `ben${line}@example.com`,
  role: 'MANAGER' as const,
  employeeNumber: null,
  errors,
});
const respondWithPreview = (...rows: ReturnType<typeof aRow>[]) =>
  server.use(
    api.query(PreviewImport, () =>
      respondWith({ previewTeamImport: { rows, valid: rows.every(({ errors }) => errors.length === 0) } }),
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

test('importing a CSV text adds everyone in a valid text', async () => {
  respondWithPreview(aRow(2), aRow(3));
  const sent: unknown[] = [];
  server.use(
    api.mutation(ImportTeam, ({ variables }) => {
      sent.push(variables);
      return respondWith({ importTeam: [aMember('Ben'), aMember('Ada')] });
    }),
  );
  const rendered = await open();
  await paste(rendered);
  expect(await screen.findByText('2 people can be added')).toBeInTheDocument();
  await rendered.user.click(button('Add 2 people'));
  expect(await screen.findByText('Ada Castillo')).toBeInTheDocument();
  expect(rendered.toasts).toEqual([{ title: 'Team members added successfully', description: '2 people' }]);
  expect(sent).toEqual([{ csv }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
  respondWithPreview(aRow(2), aRow(3, [emailInUse, { field: 'password', message: 'Password is too short' }]));
  await paste(await open());
  expect(await screen.findByText('1 line of 2 can’t be added')).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^3.*already in use.*too short/);
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
      return rejectWith({ message: 'Nobody was added', code: 'BAD_USER_INPUT' });
    }),
  );
  const rendered = await open();
  await paste(rendered);
  await rendered.user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
  expect(await screen.findByText(emailInUse.message)).toBeInTheDocument();
  expect(rendered.toasts).toMatchObject([
    { title: 'Failed to add team members', description: 'Nobody was added', variant: 'destructive' },
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
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('firstName,lastName,email,role,password');
});
