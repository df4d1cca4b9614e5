import { findUsageProblem } from './answers.mjs';
import { field } from './field-skeleton.mjs';
import { feature, operation } from './gateway-skeletons.mjs';
import { federatedModule, screen } from './module-skeletons.mjs';

/**
 * `npm run new -- operation archiveCrew jobs command`: writes a working skeleton with its tests, and adds it to every list that
 * must contain it.
 *
 * @typedef {{ questions: import('./skeleton-parts.mjs').Question[], write: (answers: Record<string, string>) => string[] }} Skeleton
 */

/** @type {Record<string, Skeleton>} */
const skeletons = { operation, feature, field, screen, module: federatedModule };

const [kind = '', ...given] = process.argv.slice(2);

/** @param {import('./skeleton-parts.mjs').Question} question @param {number} index @returns {[string, string]} */
function answer({ name, findProblem }, index) {
  const text = given[index] ?? '';
  const problem = findProblem(text);
  if (problem) throw new Error(problem);
  return [name, text];
}

try {
  const problem = findUsageProblem([kind, ...given]);
  if (problem) throw new Error(problem);
  const { questions, write } = /** @type {Skeleton} */ (skeletons[kind]);
  for (const line of write(Object.fromEntries(questions.map(answer)))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
