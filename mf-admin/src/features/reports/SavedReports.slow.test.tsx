import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from '@timetrack/contracts/routing';
import {
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aSavedReport, someSavedReports } from '../../testing/work-builders.js';
import { Reports } from './Reports.js';
import {
  CreateSavedReport,
  DeleteSavedReport,
  LoadDateRanges,
  LoadSavedReports,
  RenameSavedReport,
} from './reports.graphql.js';

const server = mockGateway(defaults);
const november = '/reports?type=TIMES_BY_JOB&startDate=2026-11-01&endDate=2026-11-14';
const lastPayPeriod = {
  key: 'LAST_PAY_PERIOD' as const,
  label: 'Last pay period',
  startDate: '2026-11-01',
  endDate: '2026-11-14',
};

const address = () => screen.getByTestId('address').textContent;
const button = (name: string) => screen.findByRole('button', { name });

function History() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{search}</output>
      <button type="button" data-testid="back" onClick={() => void navigate(-1)} />
    </>
  );
}

function renderReports(path = '/reports') {
  server.use(api.query(LoadDateRanges, () => respondWith(aViewer({ dateRanges: [lastPayPeriod] }))));
  const { user, toasts } = renderScreen(
    <>
      <Reports />
      <History />
    </>,
    { session: aSessionAs('ACCOUNTANT'), path },
  );
  return { user, toasts };
}

/** A server of saved reports with memory. */
function storeSavedReports(...initial: ReturnType<typeof aSavedReport>[]) {
  let saved = initial;
  const inputs: unknown[] = [];
  server.use(
    api.query(LoadSavedReports, () => respondWith(someSavedReports(...saved))),
    api.mutation(CreateSavedReport, ({ variables: { input } }) => {
      const { name } = input;
      inputs.push(input);
      saved = [...saved, aSavedReport(name)];
      return respondWith({ savedReportCreate: { savedReport: aSavedReport(name) } });
    }),
    api.mutation(RenameSavedReport, ({ variables: { input } }) => {
      saved = saved.map((report) => (report.id === input.id ? { ...report, name: input.name } : report));
      return respondWith({ savedReportRename: { savedReport: saved.find(({ id }) => id === input.id) ?? null } });
    }),
    api.mutation(DeleteSavedReport, ({ variables: { id } }) => {
      saved = saved.filter((report) => report.id !== id);
      return respondWith({ savedReportDelete: { deletedSavedReportId: id } });
    }),
  );
  return inputs;
}

describe('the list of saved reports', () => {
  test('says how to save one when it is empty', async () => {
    const { user } = renderReports();
    await user.click(await button('Saved Reports'));
    expect(await screen.findByText(/^You have no saved reports yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save This Report' })).not.toBeInTheDocument();
  });

  test('opens a report with its dates, view, sorting and search', async () => {
    storeSavedReports(aSavedReport('November', { teamId: 'team-1', view: 'MATRIX', sort: '-people', find: 'river' }));
    const { user } = renderReports();
    await user.click(await button('Saved Reports'));
    await user.click(await screen.findByRole('link', { name: /^November/ }));
    expect(address()).toBe(
      '?type=TIMES_BY_JOB&startDate=2026-11-01&endDate=2026-11-14&team=team-1&find=river&view=matrix&sort=-people',
    );
    expect(screen.queryByRole('link', { name: /^November/ })).not.toBeInTheDocument();
  });

  test('opens a report of a range with the dates that the range has today', async () => {
    storeSavedReports(aSavedReport('Payroll', { range: 'LAST_PAY_PERIOD', startDate: null, endDate: null }));
    const { user } = renderReports();
    await user.click(await button('Saved Reports'));
    const link = await screen.findByRole('link', { name: /^Payroll/ });
    expect(link).toHaveTextContent('Times by job · Last pay period');
    await user.click(link);
    expect(address()).toBe('?type=TIMES_BY_JOB&startDate=2026-11-01&endDate=2026-11-14');
  });

  test('says why a report does not open while its range has no dates', async () => {
    storeSavedReports(aSavedReport('This week', { range: 'THIS_WEEK', startDate: null, endDate: null }));
    const { user } = renderReports();
    await user.click(await button('Saved Reports'));
    expect(await screen.findByText('Times by job · This range has no dates today')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^This week/ })).not.toBeInTheDocument();
  });

  test('finds one of many by its name', async () => {
    storeSavedReports(...Array.from({ length: 30 }, (_, index) => aSavedReport(`Week ${index + 1}`)));
    const { user } = renderReports();
    await user.click(await button('Saved Reports'));
    const search = await screen.findByRole('searchbox', { name: 'Search by name' });
    expect(screen.getAllByRole('link', { name: /^Week/ })).toHaveLength(30);
    await user.type(search, 'week 17');
    expect(screen.getAllByRole('link', { name: /^Week/ })).toHaveLength(1);
    await user.type(search, 'x');
    expect(screen.getByText('No saved report matches “week 17x”.')).toBeInTheDocument();
  });

  test('renames a report and returns the focus', async () => {
    storeSavedReports(aSavedReport('November'), aSavedReport('Payroll'));
    const { user, toasts } = renderReports();
    await user.click(await button('Saved Reports'));
    await user.click(await button('Rename November'));
    const name = await screen.findByLabelText(/^Name/);
    expect(name).toHaveValue('November');
    await user.clear(name);
    await user.click(await button('Rename'));
    expect(name).toHaveAccessibleDescription('Name is required');
    await user.type(name, 'Hours of November');
    await user.click(await button('Rename'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Saved report renamed' }]));
    const opener = await button('Saved Reports');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await screen.findByRole('link', { name: /^Hours of November/ })).toBeInTheDocument();
  });

  test('asks before Escape loses the new name', async () => {
    storeSavedReports(aSavedReport('November'));
    const { user } = renderReports();
    await user.click(await button('Saved Reports'));
    await user.click(await button('Rename November'));
    await user.type(await screen.findByLabelText(/^Name/), ' 2026');
    await user.keyboard('{Escape}');
    await user.click(await button('Keep Editing'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('November 2026');
  });

  test('keeps a new name when the user goes back, and opens its dialog from a link', async () => {
    storeSavedReports(aSavedReport('November', { id: 'saved-1' }));
    const { user } = renderReports('/reports?open=rename-saved-1');
    await user.type(await screen.findByLabelText(/^Name/), ' 2026');
    fireEvent.click(screen.getByTestId('back'));
    await user.click(await button('Keep Editing'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('November 2026');
    expect(address()).toBe('?open=rename-saved-1');
  });

  test('asks before deletion by a link, and says when the link names nothing', async () => {
    storeSavedReports(aSavedReport('November', { id: 'saved-1' }));
    const { user } = renderReports('/reports?open=delete-saved-1');
    expect(await screen.findByRole('alertdialog', { name: 'Delete “November”?' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(''));
    cleanup();
    const { toasts } = renderReports('/reports?open=delete-saved-2');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
    expect(address()).toBe('');
  });

  test('deletes a report after confirmation and returns the focus', async () => {
    storeSavedReports(aSavedReport('November'), aSavedReport('Payroll'));
    const { user, toasts } = renderReports();
    await user.click(await button('Saved Reports'));
    await user.click(await button('Delete November'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Saved report deleted' }]));
    const opener = await button('Saved Reports');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await screen.findByRole('link', { name: /^Payroll/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^November/ })).not.toBeInTheDocument());
  });

  test('can be loaded again after a failure', async () => {
    server.use(api.query(LoadSavedReports, () => failToConnect(), { once: true }));
    const { user } = renderReports();
    await user.click(await button('Saved Reports'));
    await user.click(await button('Try again'));
    expect(await screen.findByText(/^You have no saved reports yet/)).toBeInTheDocument();
  });
});

describe('saving a report', () => {
  test('stores the view, the sorting and the search with a range that moves with today', async () => {
    const inputs = storeSavedReports();
    const { user, toasts } = renderReports(`${november}&view=matrix&sort=-people&find=river`);
    await user.click(await button('Save This Report'));
    expect(address()).toContain('&open=save');
    await user.type(await screen.findByLabelText(/^Name/), 'Payroll');
    await user.selectOptions(screen.getByLabelText('Dates'), 'Always last pay period');
    await user.click(await button('Save Report'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Report saved' }]));
    const range = 'LAST_PAY_PERIOD';
    expect(inputs).toEqual([
      { name: 'Payroll', type: 'TIMES_BY_JOB', range, teamId: null, view: 'MATRIX', sort: '-people', find: 'river' },
    ]);
    await waitFor(() => expect(address()).not.toContain('open=save'));
    await user.click(await button('Saved Reports'));
    expect(await screen.findByRole('link', { name: /^Payroll/ })).toBeInTheDocument();
  });

  test('stores other dates as they are', async () => {
    const inputs = storeSavedReports();
    const { user, toasts } = renderReports(`${november.replace('11-14', '11-13')}&open=save`);
    expect(await screen.findByText(/^The report keeps its dates: Nov 1 – 13, 2026/)).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Name/), 'First days');
    await user.click(await button('Save Report'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(inputs).toMatchObject([{ startDate: '2026-11-01', endDate: '2026-11-13', view: 'TABLE' }]);
  });

  test('requires a name, and shows at the field that the name is taken', async () => {
    const message = 'You have a saved report with this name already';
    server.use(
      api.mutation(CreateSavedReport, () => rejectWith({ message, code: 'CONFLICT', fields: { name: message } })),
    );
    const { user, toasts } = renderReports(`${november}&open=save`);
    await user.click(await button('Save Report'));
    expect(await screen.findByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required');
    await user.type(screen.getByLabelText(/^Name/), 'Payroll');
    await user.click(await button('Save Report'));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription(message));
    expect(toasts).toEqual([]);
  });

  test('asks before Back loses the name', async () => {
    const { user } = renderReports(november);
    await user.click(await button('Save This Report'));
    await user.type(await screen.findByLabelText(/^Name/), 'Payroll');
    fireEvent.click(screen.getByTestId('back'));
    await user.click(await button('Keep Editing'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Payroll');
    fireEvent.click(screen.getByTestId('back'));
    await user.click(await button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
