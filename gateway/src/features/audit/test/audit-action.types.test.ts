import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { auditTitles, titleOfAction } from '../audit-action.types.js';

const features = path.join(import.meta.dirname, '../..');
const actionLiteral = /'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g;

/** Every text literal of the form `subject.verb` in the code of the features. */
function actionLiterals(): ReadonlySet<string> {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !/(^|\/)(test|migrations)\//.test(file) && !file.endsWith('audit-action.types.ts'),
  );
  const sources = files.map((file) => readFileSync(path.join(features, file), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(actionLiteral)].map(([, literal = '']) => literal)));
}

const actions = Object.keys(auditTitles);

describe('audit titles', () => {
  test.each(actions)('the action %s has a title', (action) => {
    expect(titleOfAction(action)).toMatch(/^[A-Z].+[a-z]$/);
  });

  test('no two actions share a title', () => {
    expect(new Set(Object.values(auditTitles)).size).toBe(actions.length);
  });

  test('every action in the table is recorded by a feature', () => {
    const recorded = actionLiterals();
    expect(actions.filter((action) => !recorded.has(action))).toEqual([]);
  });

  test('an action that this version does not know is titled with its code', () => {
    expect(titleOfAction('timesheet.painted')).toBe('timesheet.painted');
  });
});
