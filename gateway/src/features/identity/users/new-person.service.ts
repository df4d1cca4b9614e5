import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import { addToReach } from '../../../platform/database/tenant-scope.js';
import { addedFields } from '../../audit/index.js';
import { savePayrollIds } from './payroll-ids.service.js';
import { personText } from './person-text.types.js';
import { User } from './user.entity.js';
import type { personShape } from './user.inputs.js';
import type { Reach } from './user.types.js';

interface NewPerson extends z.output<typeof personShape> {
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly reach?: Reach | null | undefined;
}

/**
 * Adds a person to the team: with an account, or without one, with a null email address and password. `complete` stores what else
 * they start with, such as their team, and returns what to record of it.
 */
export async function addPerson(
  context: SignedInContext,
  person: NewPerson,
  complete?: (userId: string) => Promise<object>,
): Promise<User> {
  const { em, viewer, platform, record } = context;
  const { email, passwordHash, firstName, lastName, role, reach } = person;
  const { staffNumber, employeeNumber = null, payrollIds } = person;
  const user = em.create(User, {
    organizationId: viewer.organizationId,
    email,
    firstName,
    lastName,
    role,
    ...(reach && { reach }),
    employeeNumber,
    ...(staffNumber && { staffNumber }),
    ...personText.fill(person),
    passwordHash,
    createdAt: platform.clock.now(),
  });
  await addToReach(em, viewer, user.id);
  await em.flush();
  const completed = await complete?.(user.id);
  if (payrollIds) user.payrollIds = await savePayrollIds(em, user.id, { current: {}, changes: payrollIds });
  // Without the email address: the audit log is append-only, and contact data must be erasable.
  const changes = addedFields({
    firstName,
    lastName,
    role,
    ...(reach && { reach }),
    staffNumber: user.staffNumber,
    ...(employeeNumber && { employeeNumber }),
    ...(Object.keys(user.payrollIds).length > 0 && { payrollIds: user.payrollIds }),
    ...(user.payrollName && { payrollName: user.payrollName }),
    ...completed,
  });
  record({ action: 'user.created', subjectType: 'USER', subjectId: user.id, changes });
  return user;
}
