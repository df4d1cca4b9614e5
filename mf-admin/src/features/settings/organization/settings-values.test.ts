import { describe, expect, test } from '@jest/globals';
import { anOrganization } from '../../../testing/settings-builders.js';
import { changesIn, valuesOf, whatIsWrong } from './settings-values.js';

const saved = anOrganization();

describe('the settings in the form', () => {
  test('are those that are saved', () => {
    expect(changesIn(valuesOf(saved), saved)).toEqual({});
  });

  test('propose New York to an organization without a timezone, which is a change', () => {
    const unset = anOrganization({ timezone: null });
    expect(valuesOf(unset).timezone).toBe('America/New_York');
    expect(changesIn(valuesOf(unset), unset)).toEqual({ timezone: 'America/New_York' });
  });

  test('send what was changed, and nothing else', () => {
    const values = { ...valuesOf(saved), name: 'Stone', geofenceToleranceMeters: ' 0 ', requireLocationOnClock: false };
    expect(changesIn(values, saved)).toEqual({
      name: 'Stone',
      geofenceToleranceMeters: 0,
      requireLocationOnClock: false,
    });
  });

  test.each(['', 'far', '1.5', '-1', '1001', '1e3', '99999999999'])('refuse a tolerance of %j', (typed) => {
    const values = { ...valuesOf(saved), name: ' ', geofenceToleranceMeters: typed };
    expect(whatIsWrong(values)).toEqual({
      name: 'Organization name is required',
      geofenceToleranceMeters: 'Geofence tolerance must be a whole number of meters from 0 to 1000',
    });
  });

  test.each(['0', '150', '1000'])('take a tolerance of %s', (typed) => {
    expect(whatIsWrong({ ...valuesOf(saved), geofenceToleranceMeters: typed })).toEqual({});
  });
});
