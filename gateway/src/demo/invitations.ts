import type { EntityManager } from '@mikro-orm/postgresql';
import { createSealedCode, expiryOf, Invitation } from '../features/identity/index.js';
import { newId } from '../platform/database/ids.js';
import type { SecretBox } from '../platform/secrets/secret-box.js';
import { type DemoPerson, demoPeople, emailOf } from './cast.js';
import { hourOf } from './shifts.js';

interface Organization {
  readonly em: EntityManager;
  readonly organizationId: string;
  readonly today: Temporal.PlainDate;
  readonly secrets: SecretBox;
  readonly userIds: ReadonlyMap<DemoPerson, string>;
}

export async function insertInvitations({ em, organizationId, today, secrets, userIds }: Organization): Promise<void> {
  const [newcomer, inviter] = [findPerson('Siobhán'), findPerson('Amir')];
  const buildInvitation = (daysAgo: number, hour: number, given: Partial<Invitation>) => {
    const createdAt = hourOf(today.subtract({ days: daysAgo }), hour);
    const key = { id: newId(), organizationId };
    const { codeHash, sealedCode } = createSealedCode(secrets, key);
    return {
      ...key,
      codeHash,
      sealedCode,
      role: 'WORKER' as const,
      createdBy: userIds.get(inviter) as string,
      createdAt,
      expiresAt: expiryOf(createdAt),
      email: null,
      phone: null,
      ...given,
    };
  };
  await em.insertMany(Invitation, [
    {
      ...buildInvitation(44, 10, { email: emailOf(newcomer) }),
      useCount: 1,
      usedAt: hourOf(today.subtract({ days: 43 }), 18),
      usedBy: userIds.get(newcomer) as string,
    },
    buildInvitation(16, 14, { email: 'rosa.delgado@example.com', phone: '+1 303 555 0142' }),
    buildInvitation(2, 11, { email: 'ben.carter@example.com', role: 'MANAGER' }),
    buildInvitation(1, 9.5, { phone: '+1 303 555 0177' }),
  ]);
}

function findPerson(name: string): DemoPerson {
  return demoPeople.find(({ firstName }) => firstName === name) as DemoPerson;
}
