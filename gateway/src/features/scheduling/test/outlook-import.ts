import { expect } from '@jest/globals';
import ICAL from 'ical.js';

const once = ['uid', 'dtstamp', 'dtstart', 'summary', 'sequence'];
const mostOnce = ['dtend', 'last-modified', 'description', 'status', 'transp'];

/** Expects what Outlook and Exchange ask of a file that they import ([MS-OXCICAL] 2.1.3.1, [MS-STANOICAL] 2.2). */
export function expectImportableByOutlook(text: string): void {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  // Without a METHOD, several events are imported as PUBLISH. With PUBLISH, each would need an ORGANIZER (RFC 5546 3.2.1).
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
  expect(calendar.getAllSubcomponents().length).toBeGreaterThan(0);
  const zones = calendar.getAllSubcomponents('vtimezone');
  for (const zone of zones) expectOneRule(zone);
  const zoneIds = zones.map((zone) => zone.getFirstPropertyValue('tzid'));
  for (const event of calendar.getAllSubcomponents('vevent')) expectImportableEvent(event, zoneIds);
}

/** Outlook approximates a zone by one change to standard time and one to daylight time a year. Anything else, it ignores. */
function expectOneRule(zone: ICAL.Component): void {
  const [standard, daylight] = ['standard', 'daylight'].map((kind) => zone.getAllSubcomponents(kind));
  expect(standard).toHaveLength(1);
  expect(daylight?.length).toBeLessThanOrEqual(1);
  if (daylight?.length === 0) return;
  for (const part of zone.getAllSubcomponents()) {
    expect(String(part.getFirstPropertyValue('rrule'))).toMatch(
      /^FREQ=YEARLY;.*BYDAY=-?[1-5](MO|TU|WE|TH|FR|SA|SU)(;|$)/,
    );
  }
}

function expectImportableEvent(event: ICAL.Component, zoneIds: readonly unknown[]): void {
  for (const name of once) expect([name, event.getAllProperties(name).length]).toEqual([name, 1]);
  for (const name of mostOnce) expect(event.getAllProperties(name).length).toBeLessThanOrEqual(1);
  const { uid, summary, sequence } = new ICAL.Event(event);
  expect(uid.length).toBeLessThanOrEqual(255);
  expect(summary.length).toBeLessThanOrEqual(255);
  expect(sequence).toBeLessThan(2 ** 31);
  for (const name of ['dtstart', 'dtend']) {
    const time = event.getFirstProperty(name);
    const zoneId = time?.getParameter('tzid');
    if (zoneId) expect(zoneIds).toContain(zoneId);
    else expect(String(time?.getFirstValue())).toMatch(/Z$/);
  }
}
