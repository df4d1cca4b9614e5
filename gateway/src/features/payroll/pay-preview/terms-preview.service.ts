import { addDays } from '@timetrack/contracts/calendar';
import { query } from '../../../access/index.js';
import { changeTermsInput, createPayTimelines, planTermsChange } from '../../employment/index.js';
import { beginning } from '../../organization/index.js';
import { findPeople } from '../run/people-on-payroll.queries.js';
import { chooseComparedDays } from './compared-days.rules.js';
import { comparePay, peopleComparedAtOnce } from './compared-pay.queries.js';
import { noDifference, sumDifferences } from './pay-difference.rules.js';
import type { TermsPreview } from './terms-preview.types.js';

/**
 * What changed terms would change in the pay of open days, for everyone named. It stores nothing, and fails as the change itself
 * does.
 */
export const employmentTermsPreview = query(
  'employmentTermsPreview',
  changeTermsInput,
  async (context, input): Promise<TermsPreview> => {
    const { em, viewer, platform } = context;
    const { organizationId } = viewer;
    const { history, today, lastClosedDay, people: planned } = await planTermsChange(context, input);
    const rowsOf = (which: 'before' | 'after') =>
      planned.flatMap((person) => person[which].map((row) => ({ ...row, userId: person.userId })));
    const period = chooseComparedDays({ from: input.from, today, lastClosedDay });
    const [before, after] = [
      createPayTimelines(history, rowsOf('before')),
      createPayTimelines(history, rowsOf('after')),
    ];
    const people = await findPeople(em, input.userIds);
    const differences = period
      ? await comparePay(
          em,
          { organizationId, period, before, after, now: platform.clock.now() },
          Array.from({ length: Math.ceil(people.length / peopleComparedAtOnce) }, (_, index) =>
            people.slice(index * peopleComparedAtOnce, (index + 1) * peopleComparedAtOnce),
          ),
        )
      : people.map((user) => ({ user, ...noDifference }));
    return {
      from: input.from === beginning ? null : input.from,
      earliestFrom: lastClosedDay && addDays(lastClosedDay, 1),
      startDate: period?.startDate ?? null,
      endDate: period?.endDate ?? null,
      ...sumDifferences(differences),
      byPerson: differences,
    };
  },
);
