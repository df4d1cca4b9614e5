import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { anEarningCode } from '../../../testing/export-builders.js';
import { EarningCodesCard } from './EarningCodesCard.js';
import { LoadCodeChoices, LoadEarningCodes, SetEarningCode } from './earning-codes.graphql.js';

const server = mockGateway(defaults);
const roof = { id: 'job-1', name: 'Roof' };
const open = () => renderScreen(<EarningCodesCard />, { session: aSessionAs('OWNER') });

function recordChanges(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    api.mutation(SetEarningCode, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ earningCodeSet: { earningCodes: [] } });
    }),
  );
  return sent;
}

test('the earning codes card lists what each code is for, and changes a code in its row', async () => {
  server.use(
    api.query(LoadEarningCodes, () =>
      respondWith(
        aViewer({
          earningCodes: {
            nodes: [
              anEarningCode(),
              anEarningCode({ kind: 'PTO', category: 'SICK', code: 'SICK' }),
              anEarningCode({ job: roof, code: 'ROOF', isDefault: false }),
            ],
          },
        }),
      ),
    ),
  );
  const sent = recordChanges();
  const { user, toasts } = open();
  expect(await screen.findByRole('row', { name: /Sick leave Every policy/ })).toBeInTheDocument();
  const field = screen.getByLabelText('Earning code of Regular time, Every job');
  await user.clear(field);
  await user.type(field, '100');
  await user.click(screen.getByRole('button', { name: 'Save code of Regular time, Every job' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Earning code changed' }]));
  await user.click(screen.getByRole('button', { name: 'Remove code of Regular time, Roof' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const base = { kind: 'REGULAR', category: null, policyId: null };
  expect(sent).toEqual([
    { ...base, jobId: null, code: '100' },
    { ...base, jobId: 'job-1', code: null },
  ]);
});

test('the earning codes card adds a code for a job', async () => {
  server.use(
    api.query(LoadCodeChoices, () => respondWith(aViewer({ jobs: { nodes: [roof] }, ptoPolicies: { nodes: [] } }))),
  );
  const sent = recordChanges();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Code' }));
  await screen.findByRole('option', { name: 'Roof' });
  await user.type(screen.getByRole('combobox', { name: /^Job/ }), 'roof');
  await user.click(screen.getByRole('option', { name: 'Roof' }));
  await user.type(screen.getByLabelText(/^Earning Code/), 'ROOF');
  const buttons = screen.getAllByRole('button', { name: 'Add Code' });
  await user.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toEqual([{ kind: 'REGULAR', jobId: 'job-1', code: 'ROOF' }]));
});

test('the earning codes card shows what is wrong with a code in its row', async () => {
  const fields = { code: 'Earning code must have 1 to 20 letters' };
  server.use(api.mutation(SetEarningCode, () => rejectWith({ message: 'x', code: 'BAD_USER_INPUT', fields })));
  const { user } = open();
  const field = await screen.findByLabelText('Earning code of Regular time, Every job');
  await user.type(field, ';');
  await user.click(screen.getByRole('button', { name: 'Save code of Regular time, Every job' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(fields.code));
});
