import { z } from 'zod';
import { uploadedFile } from '../bodies/uploads.js';

type AnySchema = z.core.$ZodType;
type Direction = 'input' | 'output';

export type FindTypeName = (schema: AnySchema, direction: Direction) => string | undefined;

/**
 * The schemas of the OpenAPI document (JSON Schema 2020-12, as in OpenAPI 3.1). Each object and enum has a name, under which
 * it appears once. The name comes from the schema: `.meta({ id: 'Timesheet' })`, or the name of its GraphQL type. An object
 * without one is named after where it first occurs: `PayrollEntryLine`.
 */
export class SchemaCatalog {
  private readonly schemas = new Map<string, JsonSchema>();
  /** The text of each named schema as zod wrote it. */
  private readonly definitions = new Map<string, string>();

  constructor(private readonly findTypeName: FindTypeName) {}

  /** The schema of a request or a response: a reference if it is an object or has a name. */
  describe(schema: AnySchema, direction: Direction, place: string): JsonSchema {
    return this.nameObjects(this.convert(schema, direction), place);
  }

  /** The same for the parameters of a request: its members become parameters, so it has no name of its own. */
  describeParameters(schema: AnySchema, place: string): JsonSchema {
    return this.nameParts(this.convert(schema, 'input'), place);
  }

  components(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Zod writes each schema that has an id once, as a definition. */
  private convert(schema: AnySchema, direction: Direction): JsonSchema {
    const metadata = {
      get: (part: z.ZodType) => {
        const meta = z.globalRegistry.get(part);
        const id = meta?.id ?? this.findTypeName(part, direction);
        return id ? { ...meta, id } : meta;
      },
    } as typeof z.globalRegistry;
    const converted = z.toJSONSchema(schema, { ...jsonSchemaOptions, metadata });
    const text = JSON.stringify(converted).replaceAll('"#/$defs/', `"${addressOf('')}`);
    const { $schema: _dialect, $defs = {}, ...rest } = JSON.parse(text) as JsonSchema;
    for (const [name, definition] of Object.entries($defs)) {
      const written = JSON.stringify(definition);
      if (this.definitions.get(name) === written) continue;
      if (this.schemas.has(name)) throw new Error(`two schemas of the REST API have the name ${name}`);
      this.definitions.set(name, written);
      this.schemas.set(name, this.nameParts(definition, name));
    }
    return rest;
  }

  private nameObjects(schema: JsonSchema, place: string): JsonSchema {
    if (!schema.properties) return this.nameParts(schema, place);
    const name = this.unusedName(place);
    this.schemas.set(name, this.nameParts(schema, name));
    return { $ref: addressOf(name) };
  }

  private nameParts(schema: JsonSchema, place: string): JsonSchema {
    const { properties = {}, ...rest } = schema;
    const nameAll = (parts: readonly JsonSchema[]) => parts.map((part) => this.nameObjects(part, place));
    const members = Object.entries(properties).map(([name, member]) => {
      return [name, this.nameObjects(member, place + pascalCase(isList(member) ? singular(name) : name))] as const;
    });
    return {
      ...rest,
      ...(schema.properties && { properties: Object.fromEntries(members) }),
      ...(schema.items && { items: this.nameObjects(schema.items, place) }),
      ...(schema.anyOf && { anyOf: nameAll(schema.anyOf) }),
      ...(schema.allOf && { allOf: nameAll(schema.allOf) }),
    };
  }

  private unusedName(place: string): string {
    let name = place;
    for (let count = 2; this.schemas.has(name); count += 1) name = `${place}${count}`;
    return name;
  }
}

const addressOf = (name: string) => `#/components/schemas/${name}`;

const isList = ({ items, anyOf = [] }: JsonSchema): boolean => items !== undefined || anyOf.some(isList);

/** The name of one element of a list: `breaks` → `break`. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

export function pascalCase(text: string): string {
  return text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A part of the document that is not a schema. */
export type DocumentPart = Readonly<Record<string, unknown>>;

/** A schema as zod writes it. */
export interface JsonSchema {
  readonly [member: string]: unknown;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

/** How schemas of inputs and responses become JSON Schema 2020-12, as in OpenAPI 3.1. */
const jsonSchemaOptions: NonNullable<Parameters<typeof z.toJSONSchema>[1]> = {
  io: 'input',
  target: 'draft-2020-12',
  // Dates and files have no JSON Schema. `override` describes them.
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    removeUnicodePatterns(jsonSchema);
    if (zodSchema === (uploadedFile as unknown)) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
  },
};

/**
 * Leaves out patterns such as `\p{L}`: without the flag `u`, which JSON Schema cannot set, they mean something else. The
 * gateway still checks them. Zod writes several patterns of one text as `allOf`.
 */
function removeUnicodePatterns(schema: z.core.JSONSchema.BaseSchema): void {
  if (isUnicodePattern(schema)) schema.pattern = undefined;
  if (!schema.allOf) return;
  const parts = schema.allOf.filter((part) => !isUnicodePattern(part));
  schema.allOf = parts.length > 0 ? parts : undefined;
}

const isUnicodePattern = ({ pattern = '' }: z.core.JSONSchema.BaseSchema): boolean => pattern.includes('\\p{');

/** The JSON Schema of an input, without references. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, jsonSchemaOptions);
  return rest as JsonSchema;
}
