import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../lib/workspaces.mjs';

const require = createRequire(import.meta.url);

/** @type {{ icons: Record<string, { body: string, hidden?: boolean }>, aliases: Record<string, { parent: string }> }} */
const lucide = require('@iconify-json/lucide/icons.json');

/** The file that holds the icons' components. */
export const iconFile = 'packages/ui/src/icons/icons.generated.tsx';

/** The file that lists the Lucide icons that the front ends use. */
const nameFile = 'packages/ui/src/icons/names.json';

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
    '// Written by `npm run codegen`. Do not edit.',
    '// The shapes come from Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.',
    "import { Icon, type IconProps } from './Icon.js';",
    '',
    ...names.map(component),
  ].join('\n');
}

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
