import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { pageOfStretches } from '../../../platform/paging/index.js';
import { changesBetween } from '../../audit/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { notGivenOut, photoIdsOf, replacePhotos } from '../../photos/index.js';
import { shown, shownOne } from './shown-timesheet.js';
import { Timesheet, TimesheetPhoto } from './timesheet.entity.js';
import { timesheetsInput, updateTimesheetInput } from './timesheet.inputs.js';
import { timesheetsChangedBy, timesheetsSeenBy } from './timesheet.policy.js';
import { lockTimesheet, openTimesheetOf, shownWith } from './timesheet.queries.js';
import { timesheetsAskedFor } from './timesheet-filter.queries.js';

/** The caller's timesheet in progress, or null. */
export const activeTimesheet = query('activeTimesheet', z.object({}), async (context) => {
  const timesheet = await openTimesheetOf(context.em, context.viewer.userId);
  return timesheet && shownOne(context, timesheet);
});

/** The timesheets that the caller may see and asks for, newest first. */
export const timesheets = query(
  'timesheets',
  timesheetsInput,
  async (context, { first, after, last, before, ...asked }) => {
    const { em, viewer } = context;
    const found = await pageOfStretches(em, Timesheet, {
      stretches: await timesheetsAskedFor(context, asked, timesheetsSeenBy(viewer)),
      orderBy: [
        ['clockInAt', 'desc'],
        ['id', 'desc'],
      ],
      populate: shownWith,
      page: { first, after, last, before },
    });
    await shown(
      context,
      found.edges.map(({ node }) => node),
    );
    return found;
  },
);

/** Changes notes and photos. A timesheet that the caller may not change is NOT_FOUND: its existence is not told. */
export const updateTimesheet = command(
  'updateTimesheet',
  updateTimesheetInput,
  async (context, { id, notes, imageUrls }) => {
    const { em, viewer } = context;
    const timesheet = await lockTimesheet(em, { $and: [{ id }, timesheetsChangedBy(viewer)] });
    if (!timesheet) throw failures.notFound('Timesheet');
    await periodsMustBeOpen(em, timesheet.organizationId, [timesheet]);
    const before = editable(timesheet);
    if (notes !== undefined) timesheet.notes = notes;
    if (imageUrls) await attach(context, timesheet, imageUrls);
    await em.flush();
    const changes = changesBetween(before, editable(timesheet));
    context.record({ action: 'timesheet.updated', subjectType: 'TIMESHEET', subjectId: timesheet.id, changes });
    return shownOne(context, timesheet);
  },
);

/** The timesheet then holds these photos, in this order. */
async function attach({ em, viewer, platform }: SignedInContext, timesheet: Timesheet, imageUrls: readonly string[]) {
  const { id, organizationId } = timesheet;
  const wanted = await photoIdsOf(em, viewer, imageUrls, timesheet.imageUrls);
  if (!wanted) throw failures.invalid({ imageUrls: notGivenOut });
  const held = timesheet.photos.getItems().map((attached) => attached.photo.id);
  const owner = { organizationId, timesheet: id };
  await replacePhotos(em, { entity: TimesheetPhoto, owner, held, wanted, at: platform.clock.now() });
  await em.populate(timesheet, ['photos'], { refresh: true });
}

function editable({ notes, imageUrls }: Timesheet) {
  return { notes, imageUrls };
}
