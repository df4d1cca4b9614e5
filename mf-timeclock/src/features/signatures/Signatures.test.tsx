import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith, runTestsAt } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import {
  aSignature,
  aSignedPeriod,
  signedPeriods,
  signing,
  someSignatures,
} from '../../testing/signatures-builders.js';
import { Timesheets } from '../timesheets/index.js';
import { LoadSignatures, LoadSignedPeriods, LoadSigning } from './signatures.graphql.js';

const server = mockGateway(defaults);
runTestsAt('2026-11-24T18:00:00Z');

const current = aSignedPeriod('2026-11-22', '2026-12-05');
const latest = aSignedPeriod('2026-11-08', '2026-11-21', { missingCount: 1, staleCount: 1, signedCount: 1 });
const earlier = aSignedPeriod('2026-10-25', '2026-11-07', { signedCount: 2, status: 'CLOSED' });
const meals = 'Were you able to take your meal breaks?';
const signedAt = '2026-11-22T16:14:00.000Z';
const signed = { id: 'sign-off-1', staleReason: null, changes: [] };

function askForSignatures(...rows: ReturnType<typeof aSignature>[]) {
  const requested: string[] = [];
  server.use(
    api.query(LoadSigning, () => respondWith(signing(true))),
    api.query(LoadSignedPeriods, () => respondWith(signedPeriods(current, latest, earlier))),
    api.query(LoadSignatures, ({ variables }) => {
      requested.push(variables.startDate);
      return respondWith(someSignatures(...rows));
    }),
  );
  return requested;
}

const open = (query = '?view=signatures', role: 'MANAGER' | 'ACCOUNTANT' = 'MANAGER') =>
  renderScreen(<Timesheets />, { session: aSessionAs(role), path: `/timesheets${query}` });

describe('the signatures', () => {
  test('have no tab where nobody is asked to sign', async () => {
    open('');
    await screen.findByRole('tab', { name: 'Requests' });
    expect(screen.queryByRole('tab', { name: 'Signatures' })).not.toBeInTheDocument();
  });

  test('list who has not signed, what changed since, and the questions answered with No', async () => {
    const sentence = 'Nov 9: 10h 30m of regular time, signed as 9h';
    const stale = { ...signed, id: 'sign-off-2', staleReason: 'Changed by Maya on Nov 23' };
    const requested = askForSignatures(
      aSignature('Ana'),
      aSignature('Bo', {
        state: 'STALE',
        signedAt,
        signOff: { ...stale, changes: [{ date: '2026-11-09', sentence }] },
      }),
      aSignature('Cy', { state: 'SIGNED', signedAt, answeredNo: [meals], signOff: signed }),
    );
    const { user } = open('');
    await user.click(await screen.findByRole('tab', { name: 'Signatures' }));
    const group = (name: string) => screen.findByRole('region', { name });
    expect(await group('Not signed 1 person')).toHaveTextContent('Ana Ruiz');
    expect(await group('Changed since signed 1 person')).toHaveTextContent(
      `Bo RuizSigned Nov 22, 2026, 9:14 AMChanged by Maya on Nov 23${sentence}`,
    );
    const region = await group('Signed 1 person');
    expect(region).toHaveTextContent(`No to “${meals}”`);
    const cy = within(region);
    expect(cy.getByRole('link', { name: 'Document that Cy Ruiz signed, in a new tab' })).toHaveAttribute(
      ...['href', '/api/sign-offs/sign-off-1?format=html'],
    );
    expect(cy.getByRole('link', { name: 'Timesheets of Cy Ruiz' })).toHaveAttribute(
      ...['href', '/timesheets?user=user-Cy&period=custom&from=2026-11-08&to=2026-11-21'],
    );
    expect(screen.getByText(/^1 person has not signed, 1 person has signed hours that have changed/u)).toBeVisible();
    // The period in progress can't be signed yet.
    expect(requested).toEqual(['2026-11-08']);
  });

  test('show an earlier period, which is in the address', async () => {
    const requested = askForSignatures(aSignature('Ana', { state: 'SIGNED', signedAt, signOff: signed }));
    const { user } = open('?view=signatures', 'ACCOUNTANT');
    await user.click(await screen.findByRole('button', { name: 'Previous pay period' }));
    await waitFor(() => expect(requested).toEqual(['2026-11-08', '2026-10-25']));
    expect(screen.getByText('Everyone has signed.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Pay period' })).toHaveValue('2026-10-25');
    expect(screen.getByRole('button', { name: 'Previous pay period' })).toBeDisabled();
  });

  test('say that they could not be loaded, and load again', async () => {
    askForSignatures();
    server.use(api.query(LoadSignatures, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = open();
    await screen.findByText('The signatures could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody has hours in this pay period')).toBeInTheDocument();
  });
});
