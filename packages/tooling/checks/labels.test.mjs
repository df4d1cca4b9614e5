import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import { findBareLabels } from './labels.mjs';

const refused = {
  'a text next to an element': '<p>Save <b>now</b></p>',
  'a text next to an icon that a condition shows': '<p>{isBusy && <Icon />} Save</p>',
  'a text that a condition shows next to an element': "<p><Icon />{isBusy && 'Saving'}</p>",
  'two texts of a condition next to an element': "<p><Icon />{isBusy ? 'Saving' : 'Save'}</p>",
  'a text or an element next to an element': "<p><Icon />{isBusy ? <Icon /> : 'Save'}</p>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  'a template next to an element': '<p><Icon />{`Save ${name}`}</p>',
  'a variable next to an element': '<p><Icon />{name}</p>',
  'a number next to an element': '<p><Icon />{name.length}</p>',
  'the result of a function next to an element': '<p><Icon />{format(1)}</p>',
  'two variables': '<p>{name}{format(2)}</p>',
  'a variable in a sentence': '<p>Hello {name}</p>',
  'a space between elements': "<p><Icon />{' '}<Icon /></p>",
  'a text in a fragment': '<>Save</>',
  'a variable in a fragment': '<>{name}</>',
  'a list of texts': '<p>{names.map((each) => each)}</p>',
  'texts next to the elements of a list':
    '<p><Icon />{names.map((each) => isBusy ? each : <b key={each}>{each}</b>)}</p>',
  'children next to an element': '<p><Icon />{children}</p>',
  'a text next to a text in a component': '<Frame>Save <Icon /></Frame>',
};

const accepted = {
  'a text that is the only child': '<p>Save</p>',
  'a variable that is the only child': '<p>{name}</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  'a template that is the only child': '<p>{`Hello ${name}`}</p>',
  'a text or an element that is the only child': "<p>{isBusy ? <Icon /> : 'Save'}</p>",
  'children that are the only child': '<p>{children}</p>',
  'elements next to elements': '<p>{isBusy && <Icon />}<span>Save</span></p>',
  'an element that a text shows': '<p>{name && <Icon />}<span>Save</span></p>',
  'the elements of a list': '<p><Icon />{names.map((each) => <b key={each}>{each}</b>)}</p>',
  'children that are elements': '<p><Icon />{elements}</p>',
  'a comment next to a text': '<p>Save{/* now */}</p>',
};

const screen = (/** @type {string} */ body) => `import type { ReactElement, ReactNode } from 'react';
type Elements = ReactElement | readonly Elements[] | null;
declare const isBusy: boolean, name: string, names: string[], format: (count: number) => string;
declare const children: ReactNode, elements: Elements;
declare function Icon(): ReactElement;
declare function Frame(props: { children: ReactNode }): ReactElement;
${body}
`;

describe('the check of labels', () => {
  /** @type {string} */
  let top;
  /** @type {string[]} */
  let found;
  const files = new Map(
    [...Object.entries(refused), ...Object.entries(accepted)].map(([name, jsx]) => [
      `${name.replaceAll(' ', '-')}.tsx`,
      screen(`export const Screen = () => (\n  ${jsx}\n);`),
    ]),
  );
  files.set('component.tsx', screen("export function Label() {\n  return isBusy ? 'Saving' : <b>Save</b>;\n}"));
  files.set('screen.test.tsx', screen('export const Screen = () => <p>Save <b>now</b></p>;'));

  beforeAll(() => {
    top = mkdtempSync(path.join(os.tmpdir(), 'timetrack-labels-'));
    symlinkSync(path.join(root, 'node_modules'), path.join(top, 'node_modules'));
    const compilerOptions = { jsx: 'react-jsx', strict: true, moduleResolution: 'bundler', module: 'esnext' };
    writeFileSync(path.join(top, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
    for (const [name, text] of files) writeFileSync(path.join(top, name), text);
    found = findBareLabels(top, ['.']);
  });

  afterAll(() => rmSync(top, { recursive: true }));

  const findingsIn = (/** @type {string} */ file) => found.filter((line) => line.startsWith(`${file}:`));

  test.each(Object.keys(refused))('rejects %s', (name) => {
    const file = `${name.replaceAll(' ', '-')}.tsx`;
    expect(findingsIn(file)).not.toEqual([]);
    expect(findingsIn(file)[0]).toContain(':8 `');
  });

  test('rejects a component that may return a text', () => {
    expect(findingsIn('component.tsx')).toEqual([expect.stringContaining('component.tsx:7 `Label`')]);
  });

  test.each(Object.keys(accepted))('accepts %s', (name) => {
    expect(findingsIn(`${name.replaceAll(' ', '-')}.tsx`)).toEqual([]);
  });

  test('ignores tests', () => {
    expect(findingsIn('screen.test.tsx')).toEqual([]);
  });
});
