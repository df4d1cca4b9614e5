import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root, workspaces } from '../lib/workspaces.mjs';
import { places } from '../new/wiring.mjs';

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');
const pages = globSync('{*.md,docs/**/*.md,packages/*/README.md}', { cwd: root }).filter(
  (name) => !name.includes('CHANGELOG'),
);
const exists = (/** @type {string} */ name) => existsSync(path.join(root, name));

/** Paths in inline code that begin with a folder of the repository: `docs/house.md`, not `<thing>.rules.ts`. */
function pathsIn(/** @type {string} */ text) {
  const folders = [...new Set(workspaces().map(({ folder }) => folder.split('/')[0]))].concat(
    'bench',
    'examples',
    'docs',
    '.github',
  );
  return [...text.matchAll(/`([\w@./-]+\/[\w@./-]*)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => folders.includes(name.split('/')[0] ?? '') && !name.includes('/dist'));
}

describe.each(pages)('%s', (page) => {
  test('names only files and folders that exist', () => {
    expect(pathsIn(read(page)).filter((name) => !exists(name))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) =>
      path.join(path.dirname(page), link),
    );

    expect(links.filter((link) => !exists(link))).toEqual([]);
  });
});

/** CONTRIBUTING.md and the pages that it links to. */
const guide = ['CONTRIBUTING.md', ...pages.filter((name) => name.startsWith('docs/contributing/'))].map(read).join('');

describe('CONTRIBUTING.md', () => {
  test('has at most 120 lines', () => {
    expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThanOrEqual(121);
  });

  test('names every file that npm run new adds an entry to', () => {
    const namedPaths = pathsIn(guide);
    const written = Object.values(places).filter((name) => !name.includes('generated'));

    expect(written.filter((name) => !namedPaths.includes(name))).toEqual([]);
  });

  test('has the sections that npm run new refers to', () => {
    const skeletons = ['gateway', 'module'].map((kind) => read(`packages/tooling/new/${kind}-skeletons.mjs`)).join('');
    const sections = [...skeletons.matchAll(/nextSteps\('([^']+)'/g)].map(([, title]) => title);

    expect(sections).toHaveLength(4);
    expect(sections.filter((title) => !guide.includes(`\n## ${title}\n`))).toEqual([]);
  });

  test('explains every script of package.json that it lists', () => {
    const scriptsOf = (/** @type {string} */ folder) => JSON.parse(read(path.join(folder, 'package.json'))).scripts;
    const listed = [...guide.matchAll(/`npm run ([a-z:]+)(?: -w (mf-[a-z]+))?/g)];
    const isUnknown = (/** @type {string[]} */ [, name = '', module]) =>
      !Object.hasOwn(scriptsOf(module ? 'mf-timeclock' : '.'), name);

    expect(listed.filter(isUnknown).map(([command]) => command)).toEqual([]);
  });
});

describe('docs/adr/README.md', () => {
  test('lists every decision with its title', () => {
    const rows = [...read('docs/adr/README.md').matchAll(/^\| \[(\d{4})\]\((\S+)\) \| (.*) \|$/gm)];
    const listed = rows.map(([, number, file, title]) => [`docs/adr/${file}`, `# ${number}: ${title}`]);
    const written = globSync('docs/adr/0*.md', { cwd: root }).map((file) => [file, read(file).split('\n', 1)[0]]);

    expect(listed.sort()).toEqual(written.sort());
  });
});
