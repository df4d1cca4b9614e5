import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import { Extensions, Field } from 'type-graphql';

interface EnumField<Value> {
  /** The property that holds the text, or a list of texts. */
  readonly of: keyof Value & string;
  /** The enum, as `enumOfTexts` or the `enum` of `enumFromZod` returns it. */
  readonly type: Readonly<Record<string, string>>;
  readonly description: string;
  readonly isList?: true;
}

type ReadValue = (source: Readonly<Record<string, unknown>>) => unknown;

const key = 'readEnum';

/**
 * Adds a field that has the value of a text field as an enum:
 *
 *     enumField(PayLineType, 'payRule', { of: 'rule', type: payRule, description: 'The rule that produced the line.' });
 *
 * The stored text can come from another version, so a text that is not in the enum is null, and missing in a list.
 */
export function enumField<Value extends object>(
  ObjectClass: new () => Value,
  name: string,
  { of, type, description, isList }: EnumField<Value>,
): void {
  const known: ReadonlySet<unknown> = new Set(Object.values(type));
  const read: ReadValue = (source) => {
    const value = source[of];
    if (Array.isArray(value)) return value.filter((item) => known.has(item));
    return known.has(value) ? value : null;
  };
  const { prototype } = ObjectClass;
  Field(() => (isList ? [type] : type) as unknown as typeof String, { nullable: true, description })(prototype, name);
  Extensions({ [key]: read })(prototype, name);
}

/** Gives the fields that `enumField` declared their resolvers, which run without the promises of type-graphql's own. */
export function resolveEnumFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const read = field.extensions[key] as ReadValue | undefined;
      if (read) field.resolve = read;
    }
  }
}
