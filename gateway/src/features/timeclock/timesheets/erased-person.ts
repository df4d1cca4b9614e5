import type { ErasePerson } from '../../../platform/database/tenant.js';
import { kept } from '../../audit/index.js';
import { Timesheet } from './timesheet.entity.js';

/** The hours worked stay, for payroll and for the law (29 CFR 516.5). */
export const keepHoursOfErased: ErasePerson = async (em, { userId }) => {
  const timesheets = await em.count(Timesheet, { user: userId });
  return timesheets > 0 ? { timesheets: kept(timesheets) } : {};
};
