import { Property } from '@mikro-orm/decorators/legacy';

export type Stored<Text> = { -readonly [Name in keyof Text]: Text[Name] };

/** Maps text fields of an entity to nullable columns. See `storedText`. */
export function StoredText({ names }: { readonly names: readonly string[] }): ClassDecorator {
  return ({ prototype }) => {
    for (const name of names) Property({ type: 'text', nullable: true })(prototype as object, name);
  };
}
