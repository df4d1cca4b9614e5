import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aClosingCheck, aSignatureRow, signatureCounts, someSignatures } from '../../testing/payroll-builders.js';
import { LoadCheck } from './check/check.graphql.js';
import { Payroll } from './Payroll.js';
import { CountSignatures, LoadSignatures } from './sign-offs/sign-offs.graphql.js';

const server = mockGateway(defaults);
const open = () => renderScreen(<Payroll />, { path: '/payroll?step=close', session: aSessionAs('ACCOUNTANT') });

type Counts = Parameters<typeof signatureCounts>[1];
const respondWithSignatures = (counts: Counts, ...rows: ReturnType<typeof aSignatureRow>[]) =>
  server.use(
    api.query(CountSignatures, ({ variables }) => respondWith(signatureCounts(variables.startDate, counts))),
    api.query(LoadSignatures, () => respondWith(someSignatures(...rows))),
  );
const signatures = async () => within(await screen.findByRole('region', { name: 'Signatures' }));
const signed = { id: 'sign-off-1', staleReason: null, changes: [] };
const signedAt = '2020-01-19T16:14:00.000Z';

describe('the signatures of a period', () => {
  beforeEach(() => server.use(api.query(LoadCheck, () => respondWith(aViewer({ closingCheck: aClosingCheck() })))));

  test('are absent in an organization that does not ask for them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Close Period' }));
    expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('signed');
    expect(screen.queryByRole('region', { name: 'Signatures' })).not.toBeInTheDocument();
  });

  test('are counted in the question before closing, which they never block', async () => {
    respondWithSignatures({ signedCount: 2, staleCount: 1, missingCount: 3 });
    const { user, toasts } = open();
    await signatures();
    await user.click(screen.getByRole('button', { name: 'Close Period' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('3 people have not signed, and 1 person has signed hours that have changed since'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close Period' }));
    expect(await screen.findByText(/Closed|Close/u, { selector: 'h2, h3' })).toBeInTheDocument();
    expect(toasts).toMatchObject([{ title: 'Pay period closed' }]);
  });

  test('list who has not signed, what changed since, and the questions answered with No', async () => {
    const sentence = 'Jan 7: 10h 30m of regular time, signed as 9h';
    const stale = { ...signed, id: 'sign-off-2', staleReason: 'Changed by Maya on Jan 20' };
    respondWithSignatures(
      { signedCount: 1, staleCount: 1, missingCount: 1 },
      aSignatureRow('Ana'),
      aSignatureRow('Bo', {
        state: 'STALE',
        signedAt,
        signOff: { ...stale, changes: [{ date: '2020-01-07', sentence }] },
      }),
      aSignatureRow('Cy', {
        state: 'SIGNED',
        signedAt,
        answeredNo: ['Were you able to take your breaks?'],
        signOff: signed,
      }),
    );
    open();
    const list = await signatures();
    expect(
      list.getByText(/^1 person has not signed, and 1 person has signed hours that have changed since\./),
    ).toBeVisible();
    expect(within(await list.findByRole('list', { name: 'Not signed' })).getByRole('listitem')).toHaveTextContent(
      'Ana Ruiz',
    );
    const changed = list.getByRole('list', { name: 'Changed since signed' });
    expect(changed).toHaveTextContent('Bo RuizSigned Jan 19, 2020, 9:14 AMChanged by Maya on Jan 20');
    expect(changed).toHaveTextContent(sentence);
    expect(within(changed).getByRole('link', { name: 'Document that Bo Ruiz signed, in a new tab' })).toHaveAttribute(
      'href',
      '/api/sign-offs/sign-off-2?format=html',
    );
    const done = list.getByText('Cy Ruiz').closest('details');
    expect(done).not.toHaveAttribute('open');
    expect(done).toHaveTextContent('No to “Were you able to take your breaks?”');
  });

  test('say that everyone has signed', async () => {
    respondWithSignatures({ signedCount: 1 }, aSignatureRow('Cy', { state: 'SIGNED', signedAt, signOff: signed }));
    open();
    expect((await signatures()).getByText('Everyone has signed.')).toBeVisible();
  });

  test('are closed if many people have not signed', async () => {
    const rows = Array.from({ length: 11 }, (_, index) => aSignatureRow(`Ana${index}`));
    respondWithSignatures({ missingCount: 1_100 }, ...rows);
    open();
    const list = await signatures();
    expect((await list.findByText('Ana0 Ruiz')).closest('details')).not.toHaveAttribute('open');
    expect(list.getByText(/^1,100 people have not signed/)).toBeVisible();
  });

  test('show a load failure that can be retried', async () => {
    let isBusy = true;
    respondWithSignatures({ missingCount: 1 });
    server.use(
      api.query(LoadSignatures, () =>
        isBusy
          ? rejectWith({ message: 'The service is busy', code: 'INTERNAL' })
          : respondWith(someSignatures(aSignatureRow('Ana'))),
      ),
    );
    const { user } = open();
    const list = await signatures();
    await list.findByText('The signatures could not be loaded');
    isBusy = false;
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Ana Ruiz')).toBeVisible();
  });
});
