import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { HttpResponse, http } from 'msw';
import { defaults } from '../../testing/defaults.js';
import { aReport } from '../../testing/report-builders.js';
import { Reports } from './Reports.js';
import { LoadReport, LoadReportTeams } from './reports.graphql.js';

const server = mockGateway(defaults);

test('the filter by team reaches the report and its file, and names the team', async () => {
  const garden = { id: 'team-1', name: 'Garden crew' };
  const sent: unknown[] = [];
  server.use(
    api.query(LoadReportTeams, () =>
      respondWith(aViewer({ teams: { nodes: [{ __typename: 'Team' as const, ...garden }] } })),
    ),
    api.query(LoadReport, ({ variables }) => {
      sent.push(variables.teamId);
      const teams = variables.teamId ? [{ __typename: 'TeamName' as const, ...garden }] : [];
      return respondWith(
        aViewer({ report: { ...aReport(undefined, variables), scope: { __typename: 'ReportScope' as const, teams } } }),
      );
    }),
    http.get('*/api/reports/export', ({ request }) => {
      sent.push(new URL(request.url).search);
      return HttpResponse.text('');
    }),
  );
  const path = '/reports?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14';
  const { user } = renderScreen(<Reports />, { session: aSessionAs('ACCOUNTANT'), path });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Team' }), 'Garden crew');
  expect(await screen.findByText('Nov 1 – 14, 2026 · Garden crew')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
  const file = '?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14&teamId=team-1';
  await waitFor(() => expect(sent).toEqual([null, 'team-1', file]));
});
