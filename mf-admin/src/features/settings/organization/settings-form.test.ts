import { describe, expect, test } from '@jest/globals';
import { anOrganization } from '../../../testing/settings-builders.js';
import { changesIn, type SettingsValues, settingsSchema, valuesOf } from './settings-form.js';

const saved = anOrganization();
const changes = (values: SettingsValues, organization = saved) => changesIn(settingsSchema.parse(values), organization);
const messages = (values: SettingsValues) =>
  settingsSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the settings form', () => {
  test('starts with the saved settings', () => {
    expect(changes(valuesOf(saved))).toEqual({});
  });

  test('leaves an organization without a time zone when another setting changes', () => {
    const unset = anOrganization({ timezone: null });
    expect(changes({ ...valuesOf(unset), name: 'Stone' }, unset)).toEqual({ name: 'Stone' });
    expect(changes({ ...valuesOf(unset), timezone: 'America/New_York' }, unset)).toEqual({
      timezone: 'America/New_York',
    });
  });

  test('sends only what was changed', () => {
    const values = { ...valuesOf(saved), name: 'Stone', geofenceToleranceMeters: ' 0 ', requireLocationOnClock: false };
    expect(changes(values)).toEqual({
      name: 'Stone',
      geofenceToleranceMeters: 0,
      requireLocationOnClock: false,
    });
  });

  test.each(['', 'far', '1.5', '-1', '1001', '1e3', '99999999999'])('rejects a tolerance of %j', (text) => {
    expect(messages({ ...valuesOf(saved), name: ' ', geofenceToleranceMeters: text })).toEqual([
      ['name', 'Organization name is required'],
      ['geofenceToleranceMeters', 'Geofence tolerance must be a whole number of meters from 0 to 1000'],
    ]);
  });

  test.each(['', '5', '7', '65', '8.5', '1e1'])('rejects a minimum password length of %j', (text) => {
    expect(messages({ ...valuesOf(saved), minimumPasswordLength: text })).toEqual([
      ['minimumPasswordLength', 'Minimum password length must be 6, or a whole number from 8 to 64'],
    ]);
  });

  test.each([
    ['6', {}],
    ['12', { minimumPasswordLength: 12 }],
  ])('accepts a minimum password length of %s', (text, changed) => {
    expect(changes({ ...valuesOf(saved), minimumPasswordLength: text })).toEqual(changed);
  });

  test.each(['0', '150', '1000'])('accepts a tolerance of %s', (text) => {
    expect(messages({ ...valuesOf(saved), geofenceToleranceMeters: text })).toBeUndefined();
  });
});
