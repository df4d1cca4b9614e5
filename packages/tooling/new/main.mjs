import { createInterface } from 'node:readline/promises';
import { findUsageProblem } from './answers.mjs';
import { field } from './field-skeleton.mjs';
import { feature, operation } from './gateway-skeletons.mjs';
import { federatedModule, screen } from './module-skeletons.mjs';
import { choice } from './skeleton-parts.mjs';

/**
 * `npm run new -- operation|feature|field|screen|module NAME`: writes a working skeleton with its tests, and adds it to every
 * list that must contain it. The other answers can follow the name: `npm run new -- operation archiveCrew jobs
 * command`. A terminal prompts for missing ones.
 *
 * @typedef {{ questions: import('./skeleton-parts.mjs').Question[], write: (answers: Record<string, string>) => string[] }} Skeleton
 */

/** @type {Record<string, Skeleton>} */
const skeletons = { operation, feature, field, screen, module: federatedModule };

const given = process.argv.slice(2);
const problem = findUsageProblem(given, process.stdin.isTTY === true);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const terminal = createInterface({ input: process.stdin, output: process.stdout });

/** @param {import('./skeleton-parts.mjs').Question} question @returns {Promise<string>} */
async function answer(question) {
  const { message, findProblem } = question;
  const argument = given.shift();
  const text = argument ?? (await terminal.question(`${message}: `)).trim();
  const wrong = findProblem(text);
  if (wrong === undefined) return text;
  if (argument !== undefined) throw new Error(wrong);
  console.error(wrong);
  return answer(question);
}

try {
  const kind = await answer(choice('kind', 'What to write', Object.keys(skeletons)));
  const { questions, write } = /** @type {Skeleton} */ (skeletons[kind]);
  /** @type {Record<string, string>} */
  const answers = {};
  for (const question of questions) answers[question.name] = await answer(question);
  for (const line of write(answers)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  terminal.close();
}
