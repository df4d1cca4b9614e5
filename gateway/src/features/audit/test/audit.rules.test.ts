import { describe, expect, test } from '@jest/globals';
import { auditable, erased } from '../audit.rules.js';

describe('what the audit log may hold', () => {
  test('is what changed, before and after', () => {
    const changes = { role: { before: 'WORKER', after: 'MANAGER' }, notes: { after: 'password of the gate: 1234' } };
    expect(auditable(changes)).toEqual(changes);
  });

  test.each(['password', 'passwordHash', 'newPassword', 'sessionToken', 'apiSecret', 'email', 'eMail', 'phone'])(
    'is of %s only that it changed',
    (field) => {
      expect(auditable({ [field]: { before: 'old', after: 'new' } })).toEqual({ [field]: 'changed' });
    },
  );

  test('is of contact data also that it was erased', () => {
    expect(auditable({ email: erased, phone: { before: '555' } })).toEqual({ email: erased, phone: 'changed' });
  });
});
