import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { HttpResponse, http } from 'msw';
import { LoadHasPayTerms } from '../../components/has-pay-terms.graphql.js';
import { defaults } from '../../testing/defaults.js';
import { aClosingCheck, anExportProfile } from '../../testing/payroll-builders.js';
import { withPayTerms } from '../../testing/terms-builders.js';
import { LoadCheck, LoadExportProfiles } from './check/check.graphql.js';
import { Payroll } from './Payroll.js';

const server = mockGateway(defaults);

type Dates = { readonly startDate: string; readonly endDate: string };

async function open(dates: Dates, qualifiedOvertimeMinutes: number | null, hasPayTerms = true) {
  const { totals } = aClosingCheck();
  const check = aClosingCheck({ ...dates, status: 'CLOSED', totals: { ...totals, qualifiedOvertimeMinutes } });
  server.use(
    api.query(LoadHasPayTerms, () => respondWith(withPayTerms(hasPayTerms))),
    api.query(LoadCheck, () => respondWith(aViewer({ closingCheck: check }))),
    api.query(LoadExportProfiles, () => respondWith(aViewer({ exportProfiles: { nodes: [anExportProfile()] } }))),
  );
  const rendered = renderScreen(<Payroll />, { session: aSessionAs('ACCOUNTANT'), path: '/payroll?step=export' });
  const files = within(await screen.findByRole('list', { name: 'Files' }));
  return {
    ...rendered,
    files,
    names: files.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent),
  };
}

const others = ['Generic CSV', 'Totals per person (CSV)'];
const december = { startDate: '2026-12-06', endDate: '2026-12-19' };

const november = { startDate: '2026-11-08', endDate: '2026-11-21' };
const january = { startDate: '2026-12-20', endDate: '2027-01-02' };

test.each([
  ['no file of the year without a law of the United States', december, null, []],
  ['the first year with code TT', december, 90, [2026]],
  ['the year in a period without federal overtime', november, 0, [2026]],
  ['the year of the last day and the one before', { startDate: '2027-12-26', endDate: '2028-01-08' }, 90, [2028, 2027]],
])('the files of a period include %s', async (_what, dates, minutes, years) => {
  const { names } = await open(dates, minutes);
  expect(names).toEqual([...others, ...years.map((year) => `Overtime for the W-2, ${year} (CSV)`)]);
});

test.each([
  ['no file of the year in November', november, 90, []],
  ['no file of the year without federal overtime', december, 0, []],
  ['the year in December', december, 90, [2026]],
  ['the year before in January', january, 90, [2027, 2026]],
])('the files of an organization without pay terms include %s', async (_what, dates, minutes, years) => {
  const { names } = await open(dates, minutes, false);
  expect(names).toEqual([...others, ...years.map((year) => `Overtime for the W-2, ${year} (CSV)`)]);
});

test('the overtime of a tax year is downloaded as a file', async () => {
  const queries: string[] = [];
  server.use(
    http.get('/api/payroll/qualified-overtime', ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ message: 'Enough for this test' }, { status: 409 });
    }),
  );
  const { user, files } = await open(december, 90);
  await user.click(files.getByRole('button', { name: 'Download Overtime for the W-2, 2026 (CSV)' }));
  await waitFor(() => expect(queries).toEqual(['?year=2026&format=csv']));
});
