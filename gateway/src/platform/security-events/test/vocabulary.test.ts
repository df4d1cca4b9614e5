import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { securityEvents } from '../../errors/security-event.js';

const gateway = path.resolve(import.meta.dirname, '../../../..');
const names = Object.keys(securityEvents);

test('every security event is reported somewhere', () => {
  const sources = readdirSync(path.join(gateway, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.ts$/.test(file) && !file.endsWith('security-event.ts'))
    .map((file) => readFileSync(path.join(gateway, 'src', file), 'utf8'))
    .join('\n');
  expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});

test('the operator’s page explains every security event, and no other', () => {
  const page = readFileSync(path.join(gateway, '../docs/operations.md'), 'utf8');
  const section = page.slice(page.indexOf('## Security events'), page.indexOf('## Limits'));
  const explained = [...section.matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(names.toSorted());
});
