import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PreviewTable } from './import/PreviewTable.js';
import type { Preview } from './import/use-team-import.js';

type Row = Preview['rows'][number];
const noIds = { ADP: null, DATEV_LODAS: null, GUSTO: null, PAYCHEX: null, QUICKBOOKS: null, XERO: null };
const noTerms = { exempt: null, payRule: null, contractMinutes: null, position: null };

const aRow = (line: number, overrides: Partial<Row> = {}): Row => ({
  ...{ line, firstName: 'Ben', lastName: 'Ito', email: '', role: 'WORKER', staffNumber: null, employeeNumber: null },
  ...{ payrollIds: noIds, terms: null, sameLine: null, action: 'CREATE', namesakes: [], errors: [] },
  ...overrides,
});

function textsOf(...rows: Row[]) {
  render(
    <PreviewTable
      preview={{ rows, valid: true, warnings: [] }}
      team={{ decisions: new Map(), decide: () => undefined }}
    />,
  );
  return screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('the preview has nothing about numbers, IDs or terms that the file lacks', () => {
  expect(textsOf(aRow(2))).toEqual([
    ['Line', 'Name', 'Email', 'Role', 'Check'],
    ['2', 'Ben Ito', '', 'Worker', 'OK'],
  ]);
});

test('the preview shows the IDs and the terms that were read', () => {
  const position = 'Line cook';
  const rows = [
    aRow(2, {
      payrollIds: { ...noIds, ADP: '17', QUICKBOOKS: 'Ito, Ben' },
      terms: { exempt: true, payRule: 'Colorado', contractMinutes: 2_250, position },
    }),
    aRow(3, { terms: { ...noTerms, exempt: false } }),
    aRow(4, { terms: noTerms }),
  ];
  const checks = textsOf(...rows).map((texts) => texts.at(-1));
  expect(checks).toEqual([
    'Check',
    'OKADP 17 · QuickBooks Ito, BenExempt · Colorado · 37h 30m a week · Line cook',
    'OKNot exempt',
    'OK',
  ]);
});
