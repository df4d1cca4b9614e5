import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { toHours } from '../../../pay-engine/index.js';
import { failures } from '../../../platform/errors/index.js';
import { pageInput, presentPage } from '../../../platform/paging/index.js';
import { createPayTimelines, readPayRules } from '../../employment/index.js';
import { type CsvColumn, openCsvFile } from '../csv/csv.presenter.js';
import { batchSize } from '../entries/batches.queries.js';
import { findPerson, readPageOfPeople, streamPeopleOnPayroll } from '../run/people-on-payroll.queries.js';
import { loadQualifiedOvertime, readTaxYear, type TaxYear } from './qualified-overtime.queries.js';
import type { QualifiedOvertimeOfYear } from './qualified-overtime.types.js';
import { endDaysOfYear } from './tax-year.rules.js';

const wrongYear = 'Year must be a whole number from 2000 to 2100';
const format = z.enum(['json', 'csv'], { error: 'Format must be json or csv' });

const year = z.int(wrongYear).min(2000, wrongYear).max(2100, wrongYear).describe('The tax year.');

const ownInput = z.object({ year });
const yearInput = z.object({ year, ...pageInput, format: format.nullish() });
const fileInput = z.object({ year, format });

async function openYear({ em, viewer, platform }: SignedInContext, taxYear: number, userIds: readonly string[] | null) {
  const { organizationId } = viewer;
  const { history, terms } = await readPayRules(em, organizationId, userIds);
  const timelines = createPayTimelines(history, terms);
  return readTaxYear(em, { organizationId, year: taxYear, history, timelines, now: platform.clock.now() });
}

/** Everyone active, and people who left with pay in the year. */
function searchOf({ organizationId, year: taxYear, daysToPayday, timelines, closed }: TaxYear) {
  const versionIds = closed.flatMap(({ versionId }) => versionId ?? []);
  return { organizationId, timelines, versionIds, period: endDaysOfYear(taxYear, daysToPayday) };
}

/** Qualified overtime of a tax year by person, for box 12 of Form W-2, code TT (26 U.S.C. 225). */
export const qualifiedOvertime = query('qualifiedOvertime', yearInput, async (context, { year: taxYear, ...page }) => {
  const { em } = context;
  const opened = await openYear(context, taxYear, null);
  const found = await readPageOfPeople(em, searchOf(opened), page);
  return presentPage(found, (people) => loadQualifiedOvertime(em, opened, people));
});

const columns: readonly CsvColumn<QualifiedOvertimeOfYear>[] = [
  { header: 'userId', value: ({ user }) => user.id },
  { header: 'firstName', value: ({ user }) => user.firstName },
  { header: 'lastName', value: ({ user }) => user.lastName },
  { header: 'employeeNumber', value: ({ user }) => user.employeeNumber ?? null },
  { header: 'year', value: (row) => row.year },
  { header: 'qualifiedOvertimeMinutes', value: ({ minutes }) => minutes },
  { header: 'qualifiedOvertimeHours', value: ({ minutes }) => toHours(minutes) },
  { header: 'openMinutes', value: ({ openMinutes }) => openMinutes },
];

export const qualifiedOvertimeFile = query('qualifiedOvertime', fileInput, async (context, { year: taxYear }) => {
  const opened = await openYear(context, taxYear, null);
  return openCsvFile(`qualified-overtime-${taxYear}`, columns, streamRows(context, opened));
});

async function* streamRows({ em }: SignedInContext, opened: TaxYear): AsyncGenerator<QualifiedOvertimeOfYear[]> {
  for await (const people of streamPeopleOnPayroll(em, searchOf(opened), batchSize)) {
    yield await loadQualifiedOvertime(em, opened, people);
  }
}

export const myQualifiedOvertime = query('myQualifiedOvertime', ownInput, async (context, { year: taxYear }) => {
  const { em, viewer } = context;
  const person = await findPerson(em, viewer.userId);
  if (!person) throw failures.notFound('Person');
  const [own] = await loadQualifiedOvertime(em, await openYear(context, taxYear, [viewer.userId]), [person]);
  return own as QualifiedOvertimeOfYear;
});
