import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import type { PayrollEntry } from '../../payroll/index.js';
import type { ExportedEntry, ExportedPerson } from '../layouts/export-cells.rules.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import { ExportTemplate } from '../profiles/export-template.entity.js';

/** A layout with one column. Pass only what a test depends on. */
export function aLayout(overrides: Partial<ExportLayout> = {}): ExportLayout {
  return {
    columns: [{ header: 'Hours', field: 'HOURS', value: null }],
    rows: 'LINES',
    hasHeader: true,
    preamble: '',
    separator: 'COMMA',
    decimalMark: 'POINT',
    dateFormat: 'YYYY_MM_DD',
    quoting: 'AS_NEEDED',
    lineEnd: 'CRLF',
    encoding: 'UTF_8',
    extension: 'CSV',
    ...overrides,
  };
}

export async function anExportTemplate(
  orm: MikroORM,
  overrides: Pick<ExportTemplate, 'organizationId'> & Partial<ExportTemplate>,
): Promise<ExportTemplate> {
  const em = orm.em.fork();
  const template = em.create(ExportTemplate, {
    id: newId(),
    name: `Template ${newId()}`,
    preset: null,
    layout: aLayout(),
    exemptPeople: 'HOURS',
    ...overrides,
  });
  await em.flush();
  return template;
}

type Line = PayrollEntry['lines'][number];

export function aLine(overrides: Partial<Line> = {}): Line {
  return {
    date: '2026-11-02',
    timesheetId: null,
    kind: 'REGULAR',
    minutes: 480,
    rule: 'REGULAR_TIME',
    explanation: '',
    job: null,
    policy: null,
    requestId: null,
    earningCode: 'REG',
    hours: (overrides.minutes ?? 480) / 60,
    adjusts: null,
    ...overrides,
  };
}

export function anEntry(lines: readonly Line[], user: Partial<ExportedPerson> = {}): ExportedEntry {
  return { user: aPerson(user), lines };
}

export function aPerson(overrides: Partial<ExportedPerson> = {}): ExportedPerson {
  const person = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com', employeeNumber: '1001' };
  const providerId = overrides.employeeNumber === undefined ? person.employeeNumber : overrides.employeeNumber;
  return { id: newId(), ...person, payrollName: null, position: null, providerId, ...overrides };
}
