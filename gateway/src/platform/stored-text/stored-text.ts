import { z } from 'zod';
import { graphqlTypeOf } from '../graphql/schema/types-from-zod.js';
import { longText, optionalName } from '../inputs/text.js';
import { type Column, nullable, text } from '../read-model/index.js';

interface TextField {
  /** It starts the messages: `Notes must be a string`. */
  readonly label: string;
  /** Who writes it for whom, without a period. */
  readonly description: string;
  /** By default 20,000. */
  readonly maxCharacters?: number;
  /** A single line, such as a name. It is trimmed. */
  readonly isLine?: boolean;
}

/** The text of an object, by field. Null without text. */
export type Texts<Name extends string> = { readonly [Field in Name]: string | null };

type SentTexts<Name extends string> = { readonly [Field in Name]?: string | null | undefined };

/**
 * Declares the text fields of an object once. The entity, both APIs, the lists, the audit log and all copies of the object
 * take them from here. A field `siteCode` is the nullable column `site_code`.
 */
export function storedText<Name extends string>(fields: Readonly<Record<Name, TextField>>) {
  const names = Object.keys(fields) as Name[];
  // A loop, because each of the thousands of shifts on a board passes here.
  function mapFields<Value>(toValue: (name: Name) => Value): { [Field in Name]: Value } {
    const values: Partial<Record<Name, Value>> = {};
    for (const name of names) values[name] = toValue(name);
    return values as { [Field in Name]: Value };
  }
  return {
    names,
    /** The members of an input. Absent text stays unchanged. */
    inputs: mapFields((name) => inputOf(fields[name]).optional()),
    views: mapFields((name) => z.string().nullable().describe(`${fields[name].description}.`)),
    columns: mapFields((name): Column<string | null> => nullable(text(columnOf(name)))),
    /** For statements: `site_code`. */
    columnNames: names.map(columnOf),
    /** For statements that return rows: `site_code as "siteCode"`. */
    selections: names.map((name) => `${columnOf(name)} as "${name}"`),
    pick: (source: Texts<Name>): Texts<Name> => mapFields((name) => source[name]),
    /** The text of a new object: what the caller did not send is null. */
    fill: (sent: SentTexts<Name>): Texts<Name> => mapFields((name) => sent[name] ?? null),
    /** The text after a change: what the caller did not send stays. */
    merge: (current: Texts<Name>, sent: SentTexts<Name>): Texts<Name> =>
      mapFields((name) => (sent[name] === undefined ? current[name] : sent[name])),
  };
}

/** Blank text counts as absent. */
function inputOf({ label, description, maxCharacters = 20_000, isLine = false }: TextField) {
  const written = isLine
    ? optionalName(label, maxCharacters)
    : longText(label, maxCharacters)
        .nullable()
        .transform((value) => (value?.trim() ? value : null));
  const limits = `at most ${maxCharacters.toLocaleString('en-US')} characters. Blank text means nothing.`;
  return graphqlTypeOf(written, () => String).describe(`${description}, ${limits}`);
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
