import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { type Page, presentPage } from '../../../platform/paging/index.js';
import { allOf, readPage, readRows, where } from '../../../platform/read-model/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { compareFields } from '../../audit/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { createImageUpload, photoIdsOf, replacePhotos, unknownPhotoAddress } from '../../photos/index.js';
import { requirePlace } from '../../places/index.js';
import { readFilteredTeam } from '../../teams/index.js';
import { ownClockChanged, personOf } from './clock-status.service.js';
import { correctJob, readJob } from './correct-job.service.js';
import { addOwnHistories } from './histories.queries.js';
import type { TimesheetWithHistory } from './history.types.js';
import { Timesheet, TimesheetPhoto } from './timesheet.entity.js';
import { timesheetsInput, updateTimesheetInput } from './timesheet.inputs.js';
import { timesheetsEditableBy, timesheetsVisibleTo } from './timesheet.policy.js';
import { presentTimesheetRows, readOpenTimesheet, readTimesheet } from './timesheet.presenter.js';
import { lockTimesheet } from './timesheet.queries.js';
import { chooseTimesheetParts, timesheetReads } from './timesheet.reads.js';
import { pickText, type TimesheetText } from './timesheet.types.js';
import { buildTimesheetConditions } from './timesheet-filter.queries.js';

export const activeTimesheet = query('activeTimesheet', z.object({}), (context) =>
  readOpenTimesheet(context, context.viewer.userId, context.selection),
);

/**
 * The timesheets that match the filter and that the caller may see, newest first. Those of the caller have their
 * history if it is selected.
 */
export const timesheets = query(
  'timesheets',
  timesheetsInput,
  async (context, { first, after, last, before, teamId, ...filter }): Promise<Page<TimesheetWithHistory>> => {
    const { em, viewer } = context;
    const selection = context.selection.at('edges.node');
    const people = (await readFilteredTeam(context, teamId))?.userIds;
    if (filter.placeId) await requirePlace(context, filter.placeId);
    const page = await readPage(em, timesheetReads, {
      ranges: await buildTimesheetConditions(context, { ...filter, people }, timesheetsVisibleTo(viewer)),
      orderBy: ['clockInAt', 'id'],
      direction: 'desc',
      parts: chooseTimesheetParts(selection),
      page: { first, after, last, before },
    });
    return presentPage(page, async (rows) => {
      const views = await presentTimesheetRows(context, rows, selection);
      return addOwnHistories(context, { rows, views, selection });
    });
  },
);

/**
 * Changes text and photos, and for managers the job. A changed job has to be approved again. Fails with NOT_FOUND for a
 * timesheet that the caller may not change, so that its existence is not disclosed.
 */
export const updateTimesheet = command(
  'updateTimesheet',
  updateTimesheetInput,
  async (context, { id, imageUrls, jobId, ...text }) => {
    const { em, viewer } = context;
    const timesheet = await lockTimesheet(em, { $and: [{ id }, timesheetsEditableBy(viewer)] });
    if (!timesheet) throw failures.notFound('Timesheet');
    await periodsMustBeOpen(em, timesheet.organizationId, [timesheet]);
    const before = pickEditableFields(timesheet);
    if (jobId !== undefined) await correctJob(context, timesheet, jobId);
    Object.assign(timesheet, removeAbsentFields(text));
    if (imageUrls) await setPhotos(context, timesheet, imageUrls);
    await em.flush();
    const changes = compareFields(before, pickEditableFields(timesheet));
    context.record({ action: 'timesheet.updated', subjectType: 'TIMESHEET', subjectId: timesheet.id, changes });
    if (!timesheet.clockOutAt) context.publish(ownClockChanged(personOf(timesheet)));
    return readTimesheet(context, timesheet.id);
  },
);

export const uploadTimesheetImages = createImageUpload('uploadTimesheetImages');

async function setPhotos(
  { em, viewer, platform }: SignedInContext,
  timesheet: Timesheet,
  imageUrls: readonly string[],
) {
  const { id, organizationId } = timesheet;
  const newIds = await photoIdsOf(em, viewer, imageUrls, timesheet.imageUrls);
  if (!newIds) throw failures.invalid({ imageUrls: unknownPhotoAddress });
  const currentIds = timesheet.photos.getItems().map(({ photo }) => photo.id);
  const owner = { organizationId, timesheet: id };
  await replacePhotos(em, { entity: TimesheetPhoto, owner, currentIds, newIds, at: platform.clock.now() });
  await em.populate(timesheet, ['photos'], { refresh: true });
}

function pickEditableFields(timesheet: Timesheet) {
  const { approvedAt, approvedBy } = timesheet;
  const approver = approvedBy && `${approvedBy.firstName} ${approvedBy.lastName}`;
  const review = { ...readJob(timesheet), approvedAt, approvedBy: approver };
  return { ...pickText(timesheet), imageUrls: timesheet.imageUrls, ...review };
}

function removeAbsentFields(text: Partial<TimesheetText>): Partial<TimesheetText> {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined));
}

/** The timesheets with these ids that the caller may see. */
const timesheetsById = query('timesheet', nodesInput, async (context, { ids }) => {
  const { em, viewer, selection } = context;
  const condition = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, timesheetsVisibleTo(viewer));
  const rows = await readRows(em, timesheetReads, condition, { parts: chooseTimesheetParts(selection) });
  return presentTimesheetRows(context, rows, selection);
});

export const timesheetNodes: readonly NodeReader[] = [{ type: 'Timesheet', useCase: timesheetsById }];
