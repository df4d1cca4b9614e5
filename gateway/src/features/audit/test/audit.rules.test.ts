import { describe, expect, test } from '@jest/globals';
import { erased, toAuditValues } from '../audit.rules.js';

describe('auditable changes', () => {
  test('keep the values before and after', () => {
    const changes = { role: { before: 'WORKER', after: 'MANAGER' }, notes: { after: 'password of the gate: 1234' } };
    expect(toAuditValues(changes)).toEqual(changes);
  });

  test.each(['password', 'passwordHash', 'newPassword', 'sessionToken', 'apiSecret', 'email', 'eMail', 'phone'])(
    'reduce %s to the fact that it changed',
    (field) => {
      expect(toAuditValues({ [field]: { before: 'old', after: 'new' } })).toEqual({ [field]: 'changed' });
    },
  );

  test('record that contact data was erased', () => {
    expect(toAuditValues({ email: erased, phone: { before: '555' } })).toEqual({ email: erased, phone: 'changed' });
  });
});
