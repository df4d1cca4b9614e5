import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { api, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aClientError, someClientErrors } from '../../../testing/settings-builders.js';
import { ClientErrorsCard } from './ClientErrorsCard.js';
import { LoadClientErrors } from './client-errors.graphql.js';

const server = mockGateway(defaults);

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the errors in the browser', () => {
  test('show an empty state without errors', async () => {
    renderScreen(<ClientErrorsCard />);
    expect(await screen.findByText('Browsers reported no errors in the last 30 days.')).toBeInTheDocument();
  });

  test('show which module failed, how often, for how many people, when and where', async () => {
    const errors = [
      aClientError(),
      aClientError({
        id: 'error-2',
        kind: 'LOAD',
        version: null,
        screen: null,
        occurrences: 1,
        people: 1,
        stack: null,
      }),
    ];
    server.use(api.query(LoadClientErrors, () => respondWith(someClientErrors(errors))));
    renderScreen(<ClientErrorsCard />);
    expect(await screen.findAllByText('mf-timeclock 1.3.0')).toHaveLength(1);
    const message = "Cannot read properties of undefined (reading 'map')";
    expect(rows()).toEqual([
      expect.stringContaining(
        `mf-timeclock 1.3.0Screen failed${message}1,204 times, 38 people · Last Nov 21, 2026, 8:05 AM · on /team/:id`,
      ),
      expect.stringContaining(`mf-timeclock Not loaded${message}Once, 1 person · Last Nov 21, 2026, 8:05 AMDetails`),
    ]);
    expect(screen.getByText(/at Timesheets \(https:/)).toBeInTheDocument();
  });

  test('are shown a few at a time', async () => {
    const errors = Array.from({ length: 8 }, (_, index) => aClientError({ id: `error-${index}` }));
    server.use(api.query(LoadClientErrors, () => respondWith(someClientErrors(errors))));
    const { user } = renderScreen(<ClientErrorsCard />);
    expect(await screen.findByText('1–6 of 8')).toBeInTheDocument();
    expect(rows()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(rows()).toHaveLength(2);
  });

  test('offer a retry if they could not be loaded', async () => {
    server.use(api.query(LoadClientErrors, () => rejectWith({ code: 'INTERNAL', message: 'The server is busy' })));
    const { user } = renderScreen(<ClientErrorsCard />);
    expect(await screen.findByText('Errors in the browser could not be loaded')).toBeInTheDocument();
    server.use(api.query(LoadClientErrors, () => respondWith(someClientErrors([aClientError()]))));
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByText('mf-timeclock 1.3.0')).toBeInTheDocument();
  });
});
