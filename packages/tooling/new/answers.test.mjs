import { describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import {
  findFeatureProblem,
  findModuleProblem,
  findOperationProblem,
  findScreenProblem,
  findUsageProblem,
} from './answers.mjs';
import { findFieldProblem } from './field-skeleton.mjs';

describe('npm run new', () => {
  test('lists what it can write if the kind is unknown', () => {
    const problem = findUsageProblem(['widget', 'crew']);

    expect(problem).toMatch(/^npm run new cannot write "widget"\. Use one of:\n/);
    expect(problem).toContain('npm run new -- feature NAME PLURAL\n');
  });

  test.each([
    [[], 'Choose what to write:'],
    [['feature', 'crew'], 'Every answer is required: npm run new -- feature NAME PLURAL'],
  ])('names the missing answers of %j', (args, words) => {
    expect(findUsageProblem(args)).toContain(words);
  });

  test.each([
    ['an operation that exists', findOperationProblem, 'createJob', 'The operation createJob already exists'],
    ['an operation whose mutation exists', findOperationProblem, 'startSession', 'The mutation sessionStart already'],
    ['a text field that exists', findFieldProblem, 'notes', 'The field notes already exists'],
    ['a feature that exists', findFeatureProblem, 'jobs', 'npm run new -- operation NAME jobs'],
    ['a screen at an address of another one', findScreenProblem, 'reports', 'The address /reports belongs to'],
    ['a screen with the ability of another one', findScreenProblem, 'worker-home', 'The ability SCREEN_WORKER_HOME'],
    ['a module that exists', findModuleProblem, 'admin', 'npm run new -- screen NAME mf-admin'],
    ['a module with the prefix mf-', findModuleProblem, 'mf-crews', 'Leave out the prefix mf-: crews.'],
    ['a module whose screen has the address of another one', findModuleProblem, 'reports', 'The address /reports'],
  ])('rejects %s', (_, findProblem, name, words) => {
    expect(findProblem(root, name)).toContain(words);
  });

  test.each([
    ['an operation', findOperationProblem, 'archiveCrew'],
    ['a feature', findFeatureProblem, 'crews'],
    ['a screen', findScreenProblem, 'crew-list'],
    ['a module', findModuleProblem, 'crews'],
  ])('accepts %s with a name of its own', (_, findProblem, name) => {
    expect(findProblem(root, name)).toBeUndefined();
  });
});
