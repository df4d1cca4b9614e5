import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { mockGateway } from '@timetrack/testing';
import { HttpResponse, http } from 'msw';
import { reportModuleError, reportUncaughtErrors } from './report-module-error.js';
import { reporter } from './reporter.js';

const server = mockGateway([]);

/** Collects the reports that the page sends. The gateway refuses each of them. */
function receiveReports() {
  const reports: { errors: { module: string; kind: string; message: string }[] }[] = [];
  server.use(
    http.post('/api/client-errors', async ({ request }) => {
      reports.push((await request.json()) as (typeof reports)[number]);
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  return reports;
}

test('reports an error that nothing caught, and not that the report failed', async () => {
  const reports = receiveReports();
  reportUncaughtErrors();
  const error = Object.assign(new Error('Nobody caught me'), {
    stack: `    at run (${window.location.origin}/modules/mf-admin/7.js:1:2)`,
  });
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  await waitFor(() => {
    reporter.flush();
    expect(reports).toHaveLength(1);
  });
  expect(reports[0]?.errors).toEqual([
    expect.objectContaining({ module: 'mf-admin', kind: 'UNHANDLED', message: 'Nobody caught me' }),
  ]);
  reporter.flush({ isLast: true });
  expect(reports).toHaveLength(1);
});

test('never throws', () => {
  const hostile = new Proxy(new Error('x'), {
    get: () => {
      throw new Error('not even its message');
    },
  });
  expect(() => reportModuleError({ module: 'mf-admin', kind: 'render', error: hostile })).not.toThrow();
});
