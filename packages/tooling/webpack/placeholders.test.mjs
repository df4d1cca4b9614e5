import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import { drawPlaceholders } from './placeholders.mjs';

test('placeholders are HTML that the content security policy allows', () => {
  const { parts, excludedPaths } = drawPlaceholders(path.join(root, 'shell/src/placeholder/placeholders.tsx'));
  expect(parts.frame).toContain('{{screen}}');
  expect(parts.signIn).toContain('Welcome back');
  expect(Object.values(parts).join('')).not.toMatch(/<script|<input| style=| on\w+=/);
  expect(excludedPaths).toContain('/reset');
});
