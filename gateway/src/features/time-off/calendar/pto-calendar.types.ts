import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userName, userView } from '../../identity/index.js';
import { ptoRequestView } from '../requests/pto-request.types.js';

const calendarTimeOff = z.object({
  id: z.uuid().describe('The id of the request.'),
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day off.'),
  hours: z.int().describe('The hours off.'),
  policyName: z.string().describe('The name of the policy.'),
  status: ptoRequestView.shape.status.describe('Whether the time off is approved.'),
  canDecide: z.boolean().describe('Whether the viewer may approve or deny it now.'),
  canRevoke: z.boolean().describe('Whether the viewer may revoke its approval now.'),
});
objectFromZod('PtoCalendarTimeOff', calendarTimeOff, 'A pending or approved request in the calendar.');

const calendarPerson = z.object({
  user: userView.describe('The person.'),
  timeOff: z.array(calendarTimeOff).describe('Earliest first.').readonly(),
});
objectFromZod('PtoCalendarPerson', calendarPerson, 'A person and their time off.');

const ptoCalendarView = z.object({
  people: z.array(calendarPerson).describe('Active members with pending or approved time off, by name.').readonly(),
});

export type PtoCalendar = Readonly<z.infer<typeof ptoCalendarView>>;

export const PtoCalendarType = objectFromZod(
  'PtoCalendar',
  ptoCalendarView,
  'Who is off, or has asked to be, on these days.',
);

export const ptoCalendarJson = z
  .object({ people: z.array(calendarPerson.extend({ user: userName })) })
  .meta({ id: 'PtoCalendar' });
