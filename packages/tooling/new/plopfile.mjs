import { findUsageProblem } from './answers.mjs';
import { field } from './field-skeleton.mjs';
import { feature, operation } from './gateway-skeletons.mjs';
import { federatedModule, screen } from './module-skeletons.mjs';
import { sentence, words } from './names.mjs';

/**
 * `npm run new -- operation|feature|field|screen|module NAME`: writes a working skeleton with its tests, and adds it to every
 * list that must contain it. The other answers can follow the name: `npm run new -- operation archiveCrew jobs
 * command`.
 *
 * @param {import('plop').NodePlopAPI} plop
 */
export default function registerSkeletons(plop) {
  const args = process.argv.slice(process.argv.indexOf('--plopfile') + 2);
  const problem = findUsageProblem(args, process.stdin.isTTY === true);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  plop.setHelper('sentenceCase', sentence);
  plop.setHelper('lowerCase', words);
  plop.setGenerator('operation', operation);
  plop.setGenerator('feature', feature);
  plop.setGenerator('field', field);
  plop.setGenerator('screen', screen);
  plop.setGenerator('module', federatedModule);
}
