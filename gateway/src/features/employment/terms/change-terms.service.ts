import type { CalendarDate } from '@timetrack/contracts/calendar';
import { command, type SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { AuditRecord, DomainEvent } from '../../../platform/use-case/index.js';
import { beginning, lockPayHistory, readCustomRules } from '../../organization/index.js';
import { readPositions } from '../positions/position.queries.js';
import { type ChangedPerson, planTermsChange } from './plan-terms.service.js';
import { changeTermsInput } from './terms.inputs.js';
import { readTermsOn } from './terms.presenter.js';
import { replaceLaterTerms } from './terms.queries.js';
import { areSameRows, findTermsOn } from './terms.rules.js';
import { defaultTerms, type Terms, type TermsChanges } from './terms.types.js';

export interface EmploymentPorts {
  /** The event that makes the open pages of one person load again. */
  readonly ownPagesChanged: (person: Pick<Viewer, 'organizationId' | 'userId'>) => DomainEvent;
}

/**
 * Changes the terms of several people from a day on, all or nothing. The named fields lose their later values, and other fields
 * keep theirs. Fails with NOT_FOUND for an unknown person, rule or position, and with CONFLICT for a day in a closed pay period
 * and for a retired rule or position.
 */
export function changeEmploymentTermsCommand({ ownPagesChanged }: EmploymentPorts) {
  return command('changeEmploymentTerms', changeTermsInput, async (context, { userIds, from, ...given }) => {
    const { em, viewer, record, recordNothing, publish } = context;
    const { organizationId } = viewer;
    await lockPayHistory(em, organizationId);
    const { history, changes, people } = await planTermsChange(context, { userIds, from, ...given });
    const changed = people.filter(({ before, after }) => !areSameRows(before, after));
    if (changed.length === 0) recordNothing('everyone has these terms already');
    else {
      const rows = changed.flatMap(({ userId, after }) => after.map((row) => ({ ...row, userId })));
      await replaceLaterTerms(em, { userIds: changed.map(({ userId }) => userId), from, rows });
      record(await describeChange(context, { changed, from, changes }));
      for (const { userId } of changed) publish(ownPagesChanged({ organizationId, userId }));
    }
    return readTermsOn(em, { organizationId, userIds, date: from, history });
  });
}

interface Recorded {
  readonly from: CalendarDate;
  readonly changes: TermsChanges;
  readonly changed: readonly ChangedPerson[];
}

/** One entry for all, with the names of rules and positions, and each value that a person had on the day. */
async function describeChange(context: SignedInContext, { changed, from, changes }: Recorded): Promise<AuditRecord> {
  const { organizationId } = context.viewer;
  const before = changed.map(({ before: rows }): Terms => findTermsOn(rows, from) ?? defaultTerms);
  const nameOf = await readNames(context, [...before, changes]);
  const compared = Object.entries(changes).map(([field, after]) => {
    const values = [...new Set(before.map((terms) => nameOf(terms[field as keyof Terms])))];
    return [auditedName(field), { before: values.length === 1 ? values[0] : values, after: nameOf(after) }];
  });
  const named = Object.fromEntries(compared.filter(([, each]) => !isNull(each)));
  const day = from === beginning ? {} : { from };
  const [person, ...others] = changed;
  if (person && others.length === 0) {
    const subject = { subjectType: 'USER', subjectId: person.userId } as const;
    return { action: 'employment.changed', ...subject, changes: { ...named, ...day } };
  }
  return {
    action: 'employment.changed-for-several',
    subjectType: 'ORGANIZATION',
    subjectId: organizationId,
    changes: { ...named, ...day, userIds: changed.map(({ userId }) => userId) },
  };
}

/** The values that differ from the defaults, by their names in the audit log, with the names of rules and positions. */
export async function nameValues(
  context: SignedInContext,
  terms: TermsChanges,
): Promise<Readonly<Record<string, Value>>> {
  const nameOf = await readNames(context, [terms]);
  const given = Object.entries(terms).filter(([field, value]) => value !== defaultTerms[field as keyof Terms]);
  return Object.fromEntries(given.map(([field, value]) => [auditedName(field), nameOf(value)]));
}

const auditedName = (field: string) => field.replace(/Id$/, '');

type Value = Terms[keyof Terms];

const isNull = (change: unknown) => {
  const { before, after } = change as { readonly before: unknown; readonly after: unknown };
  return before === null && after === null;
};

/** Returns a function that replaces the id of a rule or a position by its name. */
async function readNames({ em, viewer }: SignedInContext, terms: readonly TermsChanges[]) {
  const rules = await readCustomRules(em, viewer.organizationId);
  const positions = await readPositions(em, new Set(terms.flatMap(({ positionId }) => positionId ?? [])));
  const names = new Map([...rules, ...positions.values()].map(({ id, name }) => [id, name]));
  return (value: Value): Value => (typeof value === 'string' ? (names.get(value) ?? value) : value);
}
