import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query } from '../../access/index.js';
import { idInput, newId } from '../../platform/database/ids.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { DomainError, failures } from '../../platform/errors/index.js';
import { checkTogether } from '../../platform/inputs/check-together.js';
import { calendarDate } from '../../platform/inputs/date.js';
import { nameText } from '../../platform/inputs/text.js';
import { compareTexts, forwardPageInput, pageOfList } from '../../platform/paging/index.js';
import { dateRangeKey } from '../pay-periods/index.js';
import { reportType } from '../payroll/index.js';
import { readFilteredTeam, teamFilter } from '../teams/index.js';
import { type SavedReport, savedReportView } from './saved-report.types.js';

export function savedReportNameTaken(): DomainError {
  const message = 'You have a saved report with this name already';
  return new DomainError('conflict', 'saved-report.name-taken', message, { fields: { name: message } });
}

function tooManySavedReports(most: number): DomainError {
  return new DomainError(
    'conflict',
    'saved-report.too-many',
    `You have ${most} saved reports, the most that one person can have. Delete one first.`,
  );
}

const short = (label: string, most: number) =>
  z.string({ error: `${label} must be a string` }).max(most, `${label} must be at most ${most} characters`);

const name = nameText('Name', 60).describe('1 to 60 characters, unique for the caller, ignoring case.');

const saveReportShape = z.object({
  name,
  type: reportType.describe('What the report lists.'),
  range: dateRangeKey.nullish().describe('The dates relative to today. Without it, both dates are needed.'),
  startDate: calendarDate('Start date').nullish().describe('The first day, without `range`.'),
  endDate: calendarDate('End date').nullish().describe('The last day, without `range`.'),
  teamId: teamFilter,
  view: savedReportView.nullish().describe('How the report is displayed, by default as a TABLE.'),
  sort: short('Sort', 60)
    .regex(/^-?[A-Za-z]*$/, 'Sort must be the key of a column, in descending order after a hyphen')
    .nullish()
    .describe('The key of a column, in descending order after a hyphen.'),
  find: short('Find', 200)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Find contains a character that can’t be stored')
    .nullish()
    .describe('The text that rows must contain.'),
});

const saveReportInput = checkTogether(saveReportShape, ['range', 'startDate', 'endDate'], (dates) => {
  const { range, startDate, endDate } = dates;
  if (range) {
    return startDate || endDate ? { range: 'A report has relative dates or fixed dates, not both' } : undefined;
  }
  if (startDate && endDate && endDate < startDate) return { endDate: 'End date must not be before the start date' };
  return {
    ...(!startDate && { startDate: 'Start date is required' }),
    ...(!endDate && { endDate: 'End date is required' }),
  };
}).describe('The report to save.');

const savedReportsInput = z.object({});
const savedReportPageInput = z.object(forwardPageInput);

const id = idInput.describe('The id of one of the caller’s saved reports.');

const renameSavedReportInput = z.object({ id, name }).describe('The saved report and its new name.');

const deleteSavedReportInput = z.object({ id }).describe('The saved report to delete.');

/** More than a person needs, even with one report per week for years. The list stays one page. */
const maxPerPerson = 500;

const columns = `id, name, type, range, start_date as "startDate", end_date as "endDate", team_id as "teamId", view, sort, find`;
const ownReports = `select ${columns} from saved_reports where organization_id = :organization and user_id = ?`;

const alphabet = new Intl.Collator('en', { numeric: true });

type NameAndId = readonly [name: string, id: string];
const keyOf = ({ name, id }: SavedReport): NameAndId => [name, id];
const compare = ([name, id]: NameAndId, [otherName, otherId]: NameAndId) =>
  alphabet.compare(name, otherName) || compareTexts(id, otherId);

const readOwn = (em: EntityManager, userId: string) => tenantSql(em).query<SavedReport>(ownReports, [userId]);

export const savedReports = query('savedReports', savedReportsInput, async ({ em, viewer }) =>
  (await readOwn(em, viewer.userId)).toSorted((one, other) => compare(keyOf(one), keyOf(other))),
);

export const savedReportPage = query('savedReports', savedReportPageInput, async ({ em, viewer }, page) =>
  pageOfList(await readOwn(em, viewer.userId), { name: 'savedReports', keyOf, compare }, page),
);

const insert = `
  insert into saved_reports
    (organization_id, id, user_id, name, type, range, start_date, end_date, team_id, view, sort, find, created_at)
  select :organization, ?, ?, ?, ?, ?, ?::date, ?::date, ?, ?, ?, ?, ?
  where count_saved_reports(:organization, ?) < ${maxPerPerson}
  returning ${columns}`;

/**
 * Saves a report under a name of the caller's own. Fails with CONFLICT if the caller has one with the name, and with NOT_FOUND for a
 * team that the caller does not see.
 */
export const saveReport = command('saveReport', saveReportInput, async (context, input): Promise<SavedReport> => {
  const { em, viewer, platform, recordNothing } = context;
  recordNothing('a saved report is a bookmark of one person');
  const { name, type, range = null, startDate = null, endDate = null, teamId = null, view, sort, find } = input;
  await readFilteredTeam(context, teamId);
  const display = [view ?? 'TABLE', sort || null, find || null];
  const [saved] = await tenantSql(em).query<SavedReport>(insert, [
    ...[newId(), viewer.userId, name, type, range, startDate, endDate, teamId],
    ...[...display, platform.clock.now(), viewer.userId],
  ]);
  if (!saved) throw tooManySavedReports(maxPerPerson);
  return saved;
});

const rename = `
  update saved_reports set name = ? where organization_id = :organization and user_id = ? and id = ?
  returning ${columns}`;

/** Gives one of the caller's saved reports another name. Another person's is NOT_FOUND. */
export const renameSavedReport = command('renameSavedReport', renameSavedReportInput, async (context, { id, name }) => {
  const { em, viewer, recordNothing } = context;
  recordNothing('a saved report is a bookmark of one person');
  const [renamed] = await tenantSql(em).query<SavedReport>(rename, [name, viewer.userId, id]);
  if (!renamed) throw failures.notFound('Saved report');
  return renamed;
});

const remove = 'delete from saved_reports where organization_id = :organization and user_id = ? and id = ?';

/** Deletes one of the caller's saved reports. Another person's is NOT_FOUND. */
export const deleteSavedReport = command('deleteSavedReport', deleteSavedReportInput, async (context, { id }) => {
  const { em, viewer, recordNothing } = context;
  recordNothing('a saved report is a bookmark of one person');
  if ((await tenantSql(em).run(remove, [viewer.userId, id])) === 0) throw failures.notFound('Saved report');
  return true;
});
