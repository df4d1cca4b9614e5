import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';
import { root } from '../servers/children.ts';

/** The text of an operation as a module's screen sends it, with its fragments. */
export function documentOf(module: string, operation: string): string {
  const definitions = definitionsOf(module);
  const found = definitions.get(operation);
  if (!found) throw new Error(`${module} has no operation ${operation}`);
  const needed = new Set([found]);
  for (const definition of needed) {
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = definitions.get(name.value);
        if (fragment) needed.add(fragment);
      },
    });
  }
  return [...needed].map(print).join('\n');
}

function definitionsOf(module: string): ReadonlyMap<string, DefinitionNode> {
  const files = globSync('src/**/*.graphql.ts', { cwd: path.join(root, module) });
  const texts = files.flatMap((file) => {
    const source = readFileSync(path.join(root, module, file), 'utf8');
    return [...source.matchAll(/graphql\(`([^`]+)`\)/g)].map(([, text = '']) => text);
  });
  const definitions = texts.flatMap((text) => parse(text).definitions);
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name?.value ?? '', definition]]
        : [],
    ),
  );
}
