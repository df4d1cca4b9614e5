import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../lib/workspaces.mjs';

const require = createRequire(import.meta.url);

/** @type {{ icons: Record<string, { body: string, hidden?: boolean }>, aliases: Record<string, { parent: string }> }} */
const lucide = require('@iconify-json/lucide/icons.json');

const header = [
  '// Written by `npm run codegen`. Do not edit.',
  '// The shapes come from Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.',
];

/** The file that holds the icons' components. */
export const iconFile = 'packages/ui/src/icons/icons.generated.tsx';

/** The file that lists the Lucide icons that the front ends use. */
const nameFile = 'packages/ui/src/icons/names.json';

/** The file that lists the Lucide icons of the sidebar: those that load with it, and those that load when a module uses one. */
const screenIconFile = 'shell/src/frame/icons/names.json';

/** The attributes that `Icon` sets for every part of an icon. */
const common =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

const drawable = /^<(?:path|rect|circle|ellipse|line)(?: [a-z\d]+="[^"]*")+\/>$/;

/**
 * Writes one component for each icon on the list.
 *
 * @returns {string}
 */
export function iconComponents() {
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(path.join(root, nameFile), 'utf8'));
  return [
    ...header,
    "import { Icon, type IconProps } from './Icon.js';",
    '',
    'export { Icon };',
    '',
    ...names.map(component),
  ].join('\n');
}

/**
 * Writes the icons of the sidebar, and the type of their names in the contract. Maps file names to text.
 *
 * @returns {Map<string, string>}
 */
export function screenIcons() {
  /** @type {{ first: string[], later: string[] }} */
  const { first, later } = JSON.parse(readFileSync(path.join(root, screenIconFile), 'utf8'));
  const type = [
    header[0],
    '',
    '/**',
    ' * The icons that the shell draws next to a link in the sidebar, by their names at lucide.dev. A shell of an earlier',
    ' * version that lacks one draws a neutral icon instead.',
    ' *',
    ' * @open',
    ' */',
    'export type ScreenIcon =',
    `${[...first, ...later]
      .sort()
      .map((name) => `  | '${name}'`)
      .join('\n')};`,
    '',
  ].join('\n');
  return new Map([
    ['packages/contracts/src/screen-icon.generated.ts', type],
    ['shell/src/frame/icons/first-icons.generated.tsx', shapeTable('firstIcons', first)],
    ['shell/src/frame/icons/later-icons.generated.tsx', shapeTable('laterIcons', later)],
  ]);
}

/** @param {string} variable @param {string[]} names */
const shapeTable = (variable, names) =>
  [
    ...header,
    '',
    `export const ${variable} = {`,
    ...names.flatMap((name) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      const shapes = shapesOf(name);
      const [shape = ''] = shapes;
      if (shapes.length === 1 && `  ${key}: ${shape},`.length <= 120) return [`  ${key}: ${shape},`];
      if (shapes.length === 1) return [`  ${key}: (`, `    ${shape}`, '  ),'];
      return [`  ${key}: (`, '    <>', ...shapes.map((one) => `      ${one}`), '    </>', '  ),'];
    }),
    '};',
    '',
  ].join('\n');

/** @param {string} name */
function component(name) {
  return [
    `export const ${componentName(name)} = (props: IconProps) => (`,
    '  <Icon {...props}>',
    ...shapesOf(name).map((shape) => `    ${shape}`),
    '  </Icon>',
    ');',
    '',
  ].join('\n');
}

/**
 * The name of an icon's component: `calendar-x-2` becomes `CalendarX2`.
 *
 * @param {string} name
 */
const componentName = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The SVG elements of an icon, without the attributes and the group that `Icon` replaces.
 *
 * @param {string} name
 * @returns {string[]}
 */
function shapesOf(name) {
  const icon = lucide.icons[name] ?? lucide.icons[lucide.aliases[name]?.parent ?? ''];
  if (!icon || icon.hidden) throw new Error(`Lucide has no icon ${name}. Correct its name in ${nameFile}.`);
  const shapes =
    icon.body
      .replace(common, '')
      .replace(/<\/?g>/g, '')
      .match(/<[^>]+>/g) ?? [];
  if (!shapes.every((shape) => drawable.test(shape)))
    throw new Error(`The generator cannot write all parts of the icon ${name}: ${icon.body}`);
  return shapes.map((shape) => shape.replace('/>', ' />'));
}
