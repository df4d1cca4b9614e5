import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { TimesheetType } from '../timesheets/timesheet.types.js';
import { addTimesheet } from './add-timesheet.service.js';
import { approveTimesheet, approveTimesheets } from './approve.service.js';
import { approveSelectedTimesheets } from './approve-selection.service.js';
import { deleteTimesheet } from './delete-timesheet.service.js';
import { rejectTimesheet } from './reject.service.js';
import { rejectSelectedTimesheets } from './reject-selection.service.js';
import { ApprovedTimesheetsType } from './review.types.js';
import { ApprovedSelectionType, RejectedSelectionType } from './selection.types.js';
import { setTimesheetTimes } from './set-times.service.js';

export const ReviewMutations = mutationsOf(
  payloadMutation('timesheetAdd', addTimesheet, {
    description: 'Adds a forgotten timesheet for a person, flagged ADDED_BY_MANAGER.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The new timesheet.',
      },
    },
  }),
  payloadMutation('timesheetTimesSet', setTimesheetTimes, {
    description:
      'Changes the times of a timesheet and makes it PENDING again. A clock-out of null reopens it. If `breaks` is present, it replaces all existing breaks; otherwise see `moveBreaks`. If `expectedVersion` is present and the times have changed since that version, fails with CONFLICT.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The timesheet with its new times.',
      },
    },
  }),
  payloadMutation('timesheetDelete', deleteTimesheet, {
    description: 'Deletes a timesheet with its breaks and photos. The audit log keeps its last values.',
    payload: {
      deletedTimesheetId: {
        type: () => ID,
        description: 'The id of the timesheet that is gone.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
  payloadMutation('timesheetApprove', approveTimesheet, {
    description:
      'Approves a closed timesheet, which is PENDING until then. Nobody approves their own hours, except the only active owner. What the timesheet lists in `confirmations` must be confirmed, otherwise fails with CONFLICT.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The approved timesheet.',
      },
    },
  }),
  payloadMutation('timesheetReject', rejectTimesheet, {
    description:
      'Rejects a pending timesheet with a reason that its person sees. It stays PENDING until its times change or someone approves it.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The rejected timesheet.',
      },
    },
  }),
  payloadMutation('timesheetSelectionApprove', approveSelectedTimesheets, {
    description:
      'Approves single timesheets and whole weeks of people at once. Everything that can’t be approved is listed with the reason.',
    payload: {
      summary: {
        type: () => ApprovedSelectionType,
        description: 'How many timesheets were approved, and what was left.',
      },
    },
  }),
  payloadMutation('timesheetSelectionReject', rejectSelectedTimesheets, {
    description:
      'Rejects single timesheets and whole weeks of people at once, with a reason that the people see. Everything that can’t be rejected is listed with the reason.',
    payload: {
      summary: {
        type: () => RejectedSelectionType,
        description: 'How many timesheets were rejected, and what was left.',
      },
    },
  }),
  payloadMutation('timesheetsApprove', approveTimesheets, {
    description:
      'Approves every PENDING timesheet of this person and these days that has no exception and is not the caller’s own.',
    payload: {
      summary: {
        type: () => ApprovedTimesheetsType,
        description: 'How many timesheets were approved and how many were left.',
      },
    },
  }),
);
