import { expect, test } from '@jest/globals';
import { ana, aSchedule, aUser } from '../../../testing/builders.js';
import { colorOf, styleOfMark, styleOfStatus } from './shift-style.js';

test.each(['#ffffff', '#000000', '#3b82f6'])(
  'gives a bar in %s an edge that is visible on every background',
  (color) => {
    const edge = `color-mix(in oklab, ${color}, var(--foreground) 35%)`;
    expect(styleOfStatus('PUBLISHED', color).style.borderColor).toBe(edge);
    expect(styleOfStatus('DRAFT', color).style.borderColor).toBe(edge);
    expect(styleOfStatus('CANCELED', color).style.boxShadow).toContain(edge);
    expect(styleOfMark(color).boxShadow).toContain(edge);
  },
);

test('gives a shared shift the color of its first person, and on their own schedules the color of each', () => {
  const ben = aUser('Ben', 'Cole', { scheduleColor: '#10b981' });
  const shared = { ...aSchedule({ assignees: [ana, ben] }), start: 0, end: 1 };
  expect(colorOf(shared, null)).toBe(ana.scheduleColor);
  expect(colorOf(shared, ben.id)).toBe('#10b981');
  expect(colorOf(shared, 'somebody else')).toBe(ana.scheduleColor);
});
