import { expect, test } from '@jest/globals';
import { lookOf, markOf } from './look.js';

test.each(['#ffffff', '#000000', '#3b82f6'])('a bar in %s has an edge, whatever lies behind it', (color) => {
  const edge = `color-mix(in oklab, ${color}, var(--foreground) 35%)`;
  expect(lookOf('PUBLISHED', color).style.borderColor).toBe(edge);
  expect(lookOf('DRAFT', color).style.borderColor).toBe(edge);
  expect(lookOf('CANCELED', color).style.boxShadow).toContain(edge);
  expect(markOf(color).boxShadow).toContain(edge);
});
