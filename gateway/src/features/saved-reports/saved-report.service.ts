import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query } from '../../access/index.js';
import { newId } from '../../platform/database/ids.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { failures } from '../../platform/errors/index.js';
import { compareTexts, pageOfList } from '../../platform/paging/index.js';
import { tooManySavedReports } from './saved-report.errors.js';
import {
  deleteSavedReportInput,
  renameSavedReportInput,
  savedReportPageInput,
  savedReportsInput,
  saveReportInput,
} from './saved-report.inputs.js';
import type { SavedReport } from './saved-report.types.js';

/** More than a person needs, even with one report per week for years. The list stays one page. */
const maxPerPerson = 500;

const columns = `id, name, type, range, start_date as "startDate", end_date as "endDate", view, sort, find`;
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
    (organization_id, id, user_id, name, type, range, start_date, end_date, view, sort, find, created_at)
  select :organization, ?, ?, ?, ?, ?, ?::date, ?::date, ?, ?, ?, ?
  where count_saved_reports(:organization, ?) < ${maxPerPerson}
  returning ${columns}`;

/** Saves a report under a name of the caller's own. Fails with CONFLICT if the caller has one with the name. */
export const saveReport = command('saveReport', saveReportInput, async (context, input): Promise<SavedReport> => {
  const { em, viewer, platform, recordNothing } = context;
  recordNothing('a saved report is a bookmark of one person');
  const { name, type, range = null, startDate = null, endDate = null, view, sort, find } = input;
  const display = [view ?? 'TABLE', sort || null, find || null];
  const [saved] = await tenantSql(em).query<SavedReport>(insert, [
    ...[newId(), viewer.userId, name, type, range, startDate, endDate],
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
