import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';

const folderOfReact = path.dirname(createRequire(import.meta.url).resolve('react'));
const react = readFileSync(path.join(folderOfReact, 'cjs/react.production.js'), 'utf8');

interface FakeModule {
  /** The code of a function body that returns what the module exposes. It may use `screen` and `fits`. */
  readonly exposes?: string;
  /** Responds to a request for the manifest. By default, with a valid one. */
  readonly manifest?: (route: Route) => Promise<unknown>;
  /** Responds to a request for the script. By default, with one that exposes what `exposes` says. */
  readonly script?: (route: Route) => Promise<unknown>;
}

const helpers = (name: string) => `
  const fits = { '@timetrack/contracts': '^1.1.0' };
  const screen = (label, Component, icon = 'calendar') => ({
    path: '/' + label.toLowerCase().replaceAll(' ', '-'), title: label, ability: 'ME',
    navigation: { label, icon, order: 200 }, load: async () => Component,
  });
  const define = (requires, ...screens) =>
    ({ default: { name: '${name}', version: '3.2.1', screens }, requires });
`;

/** The second React of a module: a copy of the library in the module's own script. */
export const secondReact = `const React = (() => { const exports = {}; ${react}; return exports; })();`;

/** Adds modules to the remotes file. Their files exist in the browser only. */
export async function addModules(page: Page, modules: Readonly<Record<string, FakeModule>>): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const remotes = await (await route.fetch()).json();
    const added = Object.keys(modules).map((name) => [name, `/fakes/${name}/mf-manifest.json`]);
    await route.fulfill({ json: { ...remotes, ...Object.fromEntries(added) } });
  });
  for (const [name, { exposes = 'return define(fits);', manifest, script }] of Object.entries(modules)) {
    const globalName = name.replaceAll('-', '_');
    const metaData = { globalName, publicPath: 'auto', remoteEntry: { name: 'entry.js', path: '' } };
    const entry = `window.${globalName} = {
      init: () => {},
      get: async () => { ${helpers(name)} const exposed = (() => { ${exposes} })(); return () => exposed; },
    };`;
    await page.route(
      `**/fakes/${name}/mf-manifest.json`,
      manifest ?? ((route) => route.fulfill({ json: { metaData } })),
    );
    await page.route(
      `**/fakes/${name}/entry.js*`,
      script ?? ((route) => route.fulfill({ body: entry, contentType: 'text/javascript' })),
    );
  }
}

/** Removes what the gateway writes into its pages, so that the shell reads the remotes file. */
export const sendPagesWithoutData = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, '');
    return route.fulfill({ response, body });
  });
