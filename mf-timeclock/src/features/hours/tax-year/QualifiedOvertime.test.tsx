import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aQualifiedYear } from '../../../testing/hours-builders.js';
import { QualifiedOvertime } from './QualifiedOvertime.js';
import { LoadQualifiedOvertime } from './tax-year.graphql.js';

const server = mockGateway(defaults);

describe('the overtime for the W-2', () => {
  test('says how much federal overtime closed pay periods have, and why', async () => {
    const explanation = '3h over 40 hours in the workweek of Sunday, November 1 (29 U.S.C. 207(a)(1))';
    server.use(
      api.query(LoadQualifiedOvertime, () =>
        respondWith(aQualifiedYear({ minutes: 750, weeks: [{ endDate: '2026-11-07', minutes: 180, explanation }] })),
      ),
    );
    renderScreen(<QualifiedOvertime year={2026} />);
    expect(await screen.findByRole('heading', { name: 'Overtime for your W-2, 2026' })).toBeInTheDocument();
    expect(screen.getByText('12h 30m of federal overtime in closed pay periods')).toBeInTheDocument();
    expect(screen.getByText(explanation)).toBeInTheDocument();
    expect(screen.getByText(/box 12, code TT/)).toBeInTheDocument();
  });

  test('shows nothing without any', async () => {
    let requests = 0;
    server.use(
      api.query(LoadQualifiedOvertime, () => {
        requests += 1;
        return respondWith(aQualifiedYear());
      }),
    );
    const { container } = renderScreen(<QualifiedOvertime year={2026} />);
    await waitFor(() => expect(requests).toBe(1));
    expect(container).not.toHaveTextContent('W-2');
  });
});
