import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createInvitationCode, groupCode, parseInvitationCode } from '../invitations/invitation-code.rules.js';

describe('an invitation code', () => {
  test('has 80 random bits in characters that are hard to confuse', () => {
    const codes = Array.from({ length: 2000 }, createInvitationCode);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.join('')).size).toBe(32);
  });

  test('is displayed in groups of four', () => {
    expect(groupCode('7Q4KX0M2ZB9TDR5H')).toBe('7Q4K-X0M2-ZB9T-DR5H');
  });

  test.each([
    '7Q4K-X0M2-ZB9T-DR5H',
    '7q4kx0m2zb9tdr5h',
    ' 7q4k xom2 zb9t dr5h ',
    '7Q4K–XOM2—ZB9T-DR5H-',
    '7Q4KX0M2-ZB9TDR5H\n',
    '7Q.4K_X0M2ZB9TDR5H',
  ])('is parsed from %j', (typed) => {
    expect(parseInvitationCode(typed)).toBe('7Q4KX0M2ZB9TDR5H');
  });

  test('is parsed with I and L read as 1, and O read as 0', () => {
    expect(parseInvitationCode('iIlL-oO00-1111-1111')).toBe('1111000011111111');
  });

  test.each(['', '7Q4K-X0M2-ZB9T-DR5', '7Q4K-X0M2-ZB9T-DR5H0', '7Q4K-X0M2-ZB9T-DR5U', '7Q4K-X0M2-ZB9T-DR5é', '👷'])(
    'is not parsed from %j',
    (typed) => {
      expect(parseInvitationCode(typed)).toBeNull();
    },
  );

  test('is parsed regardless of case and separators', () => {
    const blanks = fc.array(fc.constantFrom('', ' ', '-', '\t'), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(fc.noShrink(fc.constant(null).map(createInvitationCode)), blanks, (code, between) => {
        const typed = [...code].map((symbol, index) => symbol.toLowerCase() + between[index]).join('');
        expect(parseInvitationCode(typed)).toBe(code);
      }),
    );
  });
});
