import { createSealedCode, expiryOf, Invitation } from '../features/identity/index.js';
import { newId } from '../platform/database/ids.js';
import { type Demo, emailOf, findPerson, idOf } from './cast.js';
import { hourOf } from './shifts.js';

export async function insertInvitations(demo: Demo): Promise<void> {
  const { em, organizationId, today, secrets } = demo;
  const newcomer = 'Siobhán';
  const buildInvitation = (daysAgo: number, hour: number, given: Partial<Invitation>) => {
    const createdAt = hourOf(today.subtract({ days: daysAgo }), hour);
    const key = { id: newId(), organizationId };
    const { codeHash, sealedCode } = createSealedCode(secrets, key);
    return {
      ...key,
      codeHash,
      sealedCode,
      role: 'WORKER' as const,
      createdBy: idOf(demo, 'Amir'),
      createdAt,
      expiresAt: expiryOf(createdAt),
      email: null,
      phone: null,
      ...given,
    };
  };
  await em.insertMany(Invitation, [
    {
      ...buildInvitation(44, 10, { email: emailOf(findPerson(newcomer)) }),
      useCount: 1,
      usedAt: hourOf(today.subtract({ days: 43 }), 18),
      usedBy: idOf(demo, newcomer),
    },
    buildInvitation(16, 14, { email: 'rosa.delgado@example.com', phone: '+1 303 555 0142' }),
    buildInvitation(2, 11, { email: 'ben.carter@example.com', role: 'MANAGER' }),
    buildInvitation(1, 9.5, { phone: '+1 303 555 0177' }),
  ]);
}
