import { describe, expect, test } from '@jest/globals';
import { createCellReader } from '../terms/terms-cells.rules.js';

const read = createCellReader({
  rules: [
    { id: 'rule-1', name: 'Nine hours' },
    { id: 'rule-2', name: 'Colorado' },
  ],
  positions: [{ id: 'position-1', name: 'Line cook' }],
});
const none = { exempt: null, payRule: null, contractMinutes: null, position: null };
const empty = { exempt: '', payRule: '', weeklyHours: '', position: '' };

describe('the terms of a line', () => {
  test.each(['Y', 'yes', 'TRUE', 'Exempt', ' y '])('read %j as exempt', (exempt) => {
    expect(read({ ...empty, exempt })).toEqual({
      terms: { exempt: true },
      view: { ...none, exempt: true },
      errors: [],
    });
  });

  test.each(['N', 'No', 'false', 'Non-exempt'])('read %j as not exempt', (exempt) => {
    expect(read({ ...empty, exempt })).toEqual({
      terms: { exempt: false },
      view: { ...none, exempt: false },
      errors: [],
    });
  });

  test.each([
    ['COLORADO', 'COLORADO', null, 'Colorado'],
    ['colorado', 'COLORADO', null, 'Colorado'],
    ['flsa', 'FLSA', null, 'Federal (FLSA)'],
    ['Federal (FLSA)', 'FLSA', null, 'Federal (FLSA)'],
    ['nine  HOURS', 'CUSTOM', 'rule-1', 'Nine hours'],
  ])('read the pay rule %j as %s', (text, overtimeRule, customRuleId, payRule) => {
    const view = { ...none, payRule };
    expect(read({ ...empty, payRule: text })).toEqual({ terms: { overtimeRule, customRuleId }, view, errors: [] });
  });

  test.each([
    ['0.5', 30],
    ['37,5', 2250],
    ['168', 10_080],
  ])('read %s weekly hours as %s minutes', (weeklyHours, contractMinutes) => {
    expect(read({ ...empty, weeklyHours })).toEqual({
      ...{ terms: { contractMinutes }, view: { ...none, contractMinutes } },
      errors: [],
    });
  });

  test('read the position by its name', () => {
    const { terms, view } = read({ ...empty, position: 'LINE COOK' });
    expect([terms, view]).toEqual([{ positionId: 'position-1' }, { ...none, position: 'Line cook' }]);
  });

  test('stay the defaults in empty cells', () => {
    expect(read(empty)).toEqual({ terms: null, view: none, errors: [] });
  });

  test.each([
    ['exempt', 'maybe'],
    ['payRule', 'CUSTOM'],
    ['payRule', 'Ohio'],
    ['weeklyHours', '0.4'],
    ['weeklyHours', '168.5'],
    ['weeklyHours', '1e2'],
    ['position', 'Pilot'],
  ])('refuse in the column %s the value %s', (field, text) => {
    expect(read({ ...empty, [field]: text }).errors).toEqual([{ field, message: expect.any(String) }]);
  });
});
